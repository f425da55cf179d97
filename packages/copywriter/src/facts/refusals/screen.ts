import type { UnusedInput } from '@listwright/contracts'
import { CONTACT } from '@listwright/reviewer/language'
import { withoutHarmlessPhrases } from './harmless-phrases.ts'

const NOT_PUBLIC = 'Contact, showing and access details do not belong in public remarks.'
const COMPENSATION = 'Compensation of agents does not belong in public remarks.'
const PEOPLE = 'Fair Housing: it speaks of people, or judges an area, rather than the property.'
const INSTRUCTION = 'It reads as an instruction or as code, not as a feature.'
const UNFIT = 'It is not fit to print.'
const SCHOOLS =
  'Schools are told by name alone, without rating or praise: type the whole name of the school or the district.'
const SLOGAN = 'It is a slogan or a promise, not a feature.'
const FORECAST = 'It estimates a value or a resale price, which a text must not promise.'
const UNCERTAIN = 'It is marked as uncertain: confirm it, then type it as a fact.'
const DONE_OR_NEEDED = "It may be done or still to be done: add its year, or 'needs'."
const YEAR_OR_SUM = 'It may be a sum or a year: type the sum with a dollar sign.'
const FOREIGN = 'It is not in English.'

const REFUSALS: readonly [reason: string, words: RegExp][] = [
  [
    INSTRUCTION,
    /\b(?:ignore (?:all|any|the|previous|prior|above)|disregard (?:all|any|the|previous|prior)|forget (?:all|everything|previous)|previous instructions?|system prompt|as an ai|language model|jailbreak|you are now|from now on|new instructions?|answer (?:in|with|only)|add (?:a|an|the) (?:sentence|line|paragraph)|(?:mention|say|state|claim|tell them) (?:that|the|it|there)\b|you must (?:write|say|output)|(?:write|output|print|respond|reply|translate|repeat) (?:a|an|the|only|in|with|this|that|it|me|your)\b|pretend (?:to|you)|act as (?:a|an)|select \*|drop table|insert into|javascript:|function ?\(|process\.env|console\.log|require\(|import\(|__proto__|\bundefined\b|\bNaN\b|eval\()|^(?:please )?(?:close|shut|keep) (?:all |the )?(?:gates?|doors?)\b|\$\{|\{\{|%\{|<\s*\/?\s*(?:script|style|iframe|img|svg|object|embed)\b|\bon(?:error|load|click)\s*=|\bconst \w+ =|=>\s*\{|^(?:system|assistant|user|developer)\s*:|\brole\W{1,5}(?:system|user|assistant)|\w+\(\)\s*[;{]|&&|\|\|/i,
  ],
  [
    YEAR_OR_SUM,
    /^(?:[a-z]+ ){0,2}(?:HOA|POA|dues|fees?|taxes|assessments?|common charges) 20[0-3]\d$/i,
  ],
  [
    UNFIT,
    /\b(?:fuck\w*|shit\w*|bitch\w*|damn(?:ed)?|crap(?:py)?|ass(?:hole|hat)|bastard|dickhead|piss\w*|slut\w*|whore\w*|porn\w*|sexy|nazis?|nigg\w*|fag(?:got)?\w*|retard\w*|cunt\w*|bullshit|wtf|badass)\b/i,
  ],
  [
    NOT_PUBLIC,
    /\b(?:(?:please )?(?:call|text|e-?mail|contact|dm|whatsapp|message) (?:me|us|agent|owner|seller|listing|the|for|today|now|\w+ at|bob|first)|lock ?box|supra|(?:sellers? (?:to |will )?)?review(?:ing)? (?:all )?offers\b|drive[- ]?by(?: showings?)? only|(?:do not|don'?t) (?:disturb|approach|contact|bother)|(?:access|inspect(?:ions?)?) (?:w\/|with|upon|after) (?:an )?accepted (?:offer|contract)|(?:pre-?approval|pre-?qualification|pre-?qual)(?: letters?)? (?:with|required|before|to)\b|delayed negotiations|(?:offers? )?held (?:to|until|till) \d|easy to show|pre-?inspections? (?:are )?welcome|no access (?:w\/o|without)|(?:occupied,? )?needs? \d+ hours?(?: notice)?$|call L\/?A|(?:gate|alarm|door|access|entry|garage) (?:code|combo)|combo code|code (?:is )?#?\d{3,8}|open houses?(?! plan)|showings?\b|shown to\b|by appointment|appointment (?:only|required)|\d{1,2}[- ]hours?'? notice|link in bio|mls ?#|listing agent|buyer'?s agent|agent (?:remarks|only|owned)|broker (?:owned|remarks|open)|keller williams|re\/max|remax|coldwell|century 21|exp realty|sotheby'?s|zillow|redfin|offers? (?:are )?(?:due|reviewed|deadline)|highest and best|bring (?:all |your )?(?:offers?|builders?|architects?)|make (?:an )?offer|pre-?approved buyers|proof of funds|buyers? must|lawsuit|title dispute|litigation|(?:call|text) (?:1st|first)|go show|show (?:between|before|after|with|anytime|any time)|H&B|multi(?:ple)? offers?|realty|brokerage|appointment with|(?:attn|attny|attorney|executor|court|lender|bank) needs \w+ (?:business )?(?:days|hours)|go direct|sellers? (?:has |have )?found (?:a |their )?home of choice|drive by b(?:e)?4|(?:appt|appointment) \d|baby naps|disarm\w*|staff (?:is |are )?unaware|confidential|exempt (?:from|frm) disclosures?|OH (?:sat|sun|fri|mon|tue|wed|thu)\w*)\b/i,
  ],
  [
    COMPENSATION,
    /\b(?:(?<!\b(?:historic|historical|preservation|planning|landmarks?|coastal|zoning|arts|review|district|county|city|state) )commission|compensation|(?:buyer'?s?|selling|agent|broker) bonus|bonus to (?:agent|buyer|selling)|co-?op (?:commission|broker)|\bbac\b)\b|\d(?:\.\d+)? ?% (?:to (?:the )?)?(?:buyer|selling|agent|broker|co-?op|commission|bac)/i,
  ],
  [
    PEOPLE,
    /\b(?:famil(?:y|ies)|kids?|child(?:ren)?|teens?|teenagers?|toddlers?|infants?|bab(?:y|ies)|nursery|adults?|seniors?|elderly|older persons?|retire(?:d|es?|ment)\b|couples?|singles|bachelors?|empty[- ]?nest\w*|students?|undergrads?|faculty|professionals?|young|(?:wo)?men|ladies|gentlemen|girls?|boys?|(?:fe)?males?|wife|husband|grand(?:kids|parents?|ma|pa|mothers?|fathers?|children)|married|straight only|citizens?|foreigners?|immigrants?|minorit(?:y|ies)|ethnic\w*|diverse|multicultural|veterans|military (?:only|preferred|famil)|first[- ]time(?! (?:on|offered|available))|executives?|section 8|vouchers?|welfare|ssi|employed|credit[- ]?worthy|neighbors? (?:are|is)|(?:good|great|nice|quiet|friendly) neighbors?|speak(?:s|ing)|church(?:es)?|synagogues?|mosques?|temples?|cathedral|faith|religio\w*|christians?|catholics?|jewish|jews|muslims?|mormons?|hindus?|hispanics?|latin[oax]s?|asians?|colored (?:area|home)|(?:white|black)s? (?:area|home|neighborhood|community|only)|handicap\w*|disabled|able-bodied|wheelchairs?|agile|mentally|deaf|impaired|alcoholics?|blind|no wheelchairs?|service animals?|emotional support|(?:very |super )?safe(?:st)?|crime|secure (?:area|neighborhood)|restricted (?:community|neighborhood|area)|(?:good|great|top|best|excellent|award[- ]winning|highly[- ]rated|top[- ]rated|blue[- ]ribbon|desirable|a\+)[- ](?:rated )?(?:\w+ )?schools?(?: district)?|gentrif\w+|(?:bad|rough|sketchy|undesirable|changing|transitional|desirable|sought[- ]after|traditional|integrated|exclusive|up[- ]and[- ]coming|prestigious) (?:area|neighborhood|part|community|location|street)|criminal|background checks?|felons?|roommates?|\d unrelated|(?:ideal|perfect|great|best|suited|suitable|made|meant) for (?!grill|entertain|(?:a )?pool|storage|parking|gardening|rv|boat|horses|an? ))\b/i,
  ],
  [
    UNCERTAIN,
    /\(verify\)|\bagents? (?:to |must |should )?verify\b|^buyers? to verify$|(?<!buyers? (?:to|must|should) )\bverify (?:with|w\/|all)\b/i,
  ],
  [
    SCHOOLS,
    /^(?!(?:Near|Close|Walk|Steps)\b)(?:\p{Lu}[\p{L}']+ ){1,3}(?:High|Middle|Elementary|Junior High|Regional|[Ss]chool)(?: \([^)]*\))?$/u,
  ],
  [
    SCHOOLS,
    // RISD is a college where it is a place to go to, and a district otherwise.
    /(?<!\b(?:near|close to|walk to|from|and|\+|&) )\b(?!RISD)[A-Z]{1,4}ISD\b|^RISD\b|\b(?:high|middle|elementary)(?: school)? attendance (?:area|zone)|\b(?:elem|elementary|HS|MS)(?: (?:cluster|zone|area|feeder))$|^(?!near|close|walk)(?:[\p{L}'.]+ ){1,3}(?:elem|elementary)$|^(?!ceilings|hip|sky|knee|counter|waist|dome|walls)[\p{L}']+ high$|\b(?:school districts?|districts? #?\d+ schools?|(?:ISD|USD|CUSD|SD \d+)\b|district #?\d{2,4}$|zoned (?:for|to) .*(?:elementary|middle|high|schools?|\bHS|\bMS|\bES)\b|^(?!.*\b(?:near|to|walk|close|by|from)\b).*(?:elementary|middle|high) school(?: (?:district|zone))?$|^(?!.*\b(?:near|to|walk|close|by|from)\b)[\p{L}\d /-]+ schools$|\b(?:HS|SD)(?: district)?$)/iu,
  ],
  [
    SCHOOLS,
    /^(?!former|converted|old|near|close|walk|by)(?:[\p{L}'-]+ )?(?:\p{Lu}[\p{L}'-]+ )+school$|^(?:RSU|SAU|MSAD|SAD|AOS|CSD) #?\d+$|\bsch(?:ool)? dist(?:rict)?\b|^[Zz]oned (?:to|for) (?:\p{Lu}\p{Ll}+ ?)+$/u,
  ],
  [
    FORECAST,
    /\bARV\b|^room to raise(?! (?:the )?rents?\b)|\brents? (?:could|can|should) be (?:higher|raised)\b|\b(?:rehabbed |renovated |sold )?comps?\b(?! (?:time|plan|roof|shingles?))|\binstant equity\b/i,
  ],
  [
    DONE_OR_NEEDED,
    /^(?:full|complete|total|entire) (?:renovation|remodel|rehab|restoration|overhaul)$/i,
  ],
  [
    SLOGAN,
    /^(?:a )?(?:low[- ]maintenance(?: living)?|(?:(?:five[- ]star|resort|resort[- ]style|hotel|hotel[- ]style|world[- ]class|luxury|great|amazing|many|tons of|lots of) )+amenities|must[- ]see|won'?t last(?: long)?|priced to sell|(?:very |highly )?motivated(?: sellers?)?|bring all offers|location,? location(?:,? location)?|dream (?:home|house)|(?:true|rare|absolute|hidden) (?:find|gem)|hidden gem|once[- ]in[- ]a[- ]lifetime.*|(?:great|amazing|rare|investment|incredible|fantastic|golden) opportunity.*|endless (?:possibilities|potential)|(?:tons|lots|so much|loads|great) (?:of )?(?:potential|value)|potential|great (?:value|location|price|deal|investment)|(?:(?:good|great|solid|strong|excellent|nice|amazing) )?bones|good value|(?:so much |lots of |tons of |loads of |full of )(?:character|charm|curb appeal|upgrades|updates)|(?:great|nice|lots of|tons of|amazing) (?:curb appeal|layout|flow|vibes?|energy|floor ?plan|neighborhood|area|street|block)|(?:[a-z]+ ){0,2}(?:feel|vibes?|flair|ambiance|atmosphere|charm)|lives large|(?:feels|lives) (?:bigger|larger) .*|(?:too|so) (?:much|many) (?:\w+ )?to (?:list|mention)|(?:many|lots of|tons of) (?:upgrades|updates|extras)|move fast|(?:great|good|perfect|ideal) for (?:a )?pool|great for entertaining|dream kitchen|better than new|best (?:value|price|deal|location)(?: .*)?|instant equity|value[- ]add(?:ed)?|upside|equity|(?:a )?steal|bargain|hurry.*|act fast.*|don'?t miss.*|show stopper|entertainer'?s (?:dream|delight|paradise)|curb appeal|pride of ownership|the epitome of.*|a testament to.*|guaranteed .*|cash cow|money maker|(?:strong|great|high|amazing) (?:roi|returns?|cash flow|appreciation)|appreciating (?:area|market)|opportunity knocks|(?:great |good |perfect )?starter(?:(?: home)? or (?:rental|investment(?: property)?|downsize))?|has it all|one of a kind|like new|comps? (?!roof|shingle).*|must sell|priced accordingly|priced right|ask about .*|inquire .*|sold by owner|for sale by owner|bring your .*|shows well|pristine|perfect|stunning|gorgeous|beautiful|amazing|luxury|luxurious living|lifestyle|paradise|oasis)$/i,
  ],
]

const NEAR =
  '(?:near|close to|walk(?:ing distance)? to|convenient to|minutes to|blocks (?:to|from)) '
const WORSHIP = '(?:the |a |local )?(?:church(?:es)?|synagogues?|mosques?|temples?)'
const NEAR_WORSHIP = new RegExp(
  `^(${NEAR})(?:${WORSHIP}(?:,| and| &) (.+)|(.+?),? (?:and|&) ${WORSHIP})$`,
  'i',
)

const SHOWING = `(?:(?:very |so )?(?:easy|ready) to show|easy show(?:ing)?s?|shows? (?:any ?time|well|easily)|go show|shown by appointment|by appointment only)`
const AND_SHOWING = new RegExp(
  `^(?!(?:not|no)\\b)(.{4,}?)(?:,? and|,| -|;| \\+| &|\\/) (${SHOWING})$|^(${SHOWING})(?:,? and|,| -|;| \\+| &|\\/) (.{4,})$`,
  'i',
)

interface Kept {
  text: string
  leftOut: UnusedInput | null
}

/** A note without the part of it that must not be told, which is reported. */
export const withoutUntold = (text: string): Kept => {
  const [, before, shown, showing, after] = AND_SHOWING.exec(text) ?? []
  const kept = before ?? after
  return kept
    ? { text: kept, leftOut: { text: shown ?? showing ?? '', reason: NOT_PUBLIC } }
    : withoutWorship(text)
}

/** 'close to schools and church' without the church. */
const withoutWorship = (text: string): Kept => {
  const [, near = '', after, before] = NEAR_WORSHIP.exec(text) ?? []
  const rest = after ?? before
  if (!rest) return { text, leftOut: null }
  const dropped = text
    .replace(near, '')
    .replace(rest, '')
    .replace(/,? ?\b(?:and|&)\b ?/i, '')
  return { text: near + rest, leftOut: { text: dropped.trim(), reason: PEOPLE } }
}

/** Loan words and names that English listings use. */
const LOAN_WORDS =
  /\b(?:cul[- ]de[- ]sacs?|porte[- ]coch[eè]re|en[- ]suite|pied[- ][aà][- ]terre|de[- ]leaded|trompe l'?oe?il|trompe l'œil|chaise longue|fa[cç]ade|caf[eé]s?|d[eé]cor|entr[eé]e|cr[eè]me|jalape[nñ]o|pi[nñ]on|art d[eé]co|beaux[- ]arts|el dorado|casa grande|(?:el|la|los|las|san|santa|del|de) \p{Lu}\p{L}+|sangre de cristo|la cornue|ch[aâ]teau|sch[uü]co|j[oø]tul|bo[iî]serie|poule|[eé]tag[eè]re|brie|au pair|cabernet|ros[eé]|casita|hacienda|adobe|vigas?|latillas?|ramada|saltillo|talavera|palapa|zaguan|banco|horno|kiva|lanai|loggia|piazza|terrazzo|scagliola|coquina|[a-z]+ de los [a-z]+)\b/giu
const OTHER_LANGUAGE =
  /\b(?:con|para|del|el|los|las|una|unos|piscina|cocina|jard[ií]n|casa|avec|les|des|und|mit|der|das|ein|eine|garten|balkon|cuisine|uma|terraza|habitaci[oó]n(?:es)?|garaje|vista al|chambre|chambres|salle|jardin|maison|belle|pr[eè]s|neuf|neuve|k[uü]che|zimmer|wohnung|mucho|grande cocina|recamaras|ba[nñ]os?|alberca|cochera|renovada|renovado|amueblado|cerca|cheminée)\b/gi

/** Why a typed feature must stay out of the text, or `null` when it may be used. `raw` is as typed, `text` cleaned. */
export const reasonToLeaveOut = (raw: string, text: string): string | null => {
  const withoutContact = raw.replace(CONTACT, '')
  const [instruction, ...others] = REFUSALS
  if (instruction?.[1].test(raw)) return instruction[0]
  if (withoutContact !== raw) return NOT_PUBLIC
  if (/\p{L} ?\?\?+$/u.test(raw)) return UNCERTAIN
  const plain = withoutHarmlessPhrases(text)
  for (const [reason, words] of others) if (words.test(plain)) return reason
  return isOtherLanguage(text) ? FOREIGN : null
}

const isOtherLanguage = (text: string): boolean => {
  // 'DES' is an agency.
  const plain = text.replace(LOAN_WORDS, '~').replace(/\b[A-Z]{3,}\b/g, '~')
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(plain)) return true
  const foreign = plain.match(OTHER_LANGUAGE)?.length ?? 0
  // A lone 'de' or an accent is a name or a loan word; two signs are a language.
  return foreign > 0 && !/\p{Lu}/u.test(plain.slice(1))
    ? true
    : foreign > 1 || (foreign > 0 && /[à-ÿ]/i.test(plain))
}
