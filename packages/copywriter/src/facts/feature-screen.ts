import { lowerCase, normalise } from '../review/normalise.ts'
import { allTerms } from '../review/terms/index.ts'

export const NOT_PUBLIC =
  'MLS rules: contact, showing, owner or compensation details are not public remarks.'
export const AN_INSTRUCTION = 'It reads as an instruction, not as a feature.'

const HARMLESS =
  /\b(?:family room|(?:single|multi)[- ]?family|cathedral (?:ceilings?|windows?)|(?:gun|wall|floor) safe|safe room|plantation shutters?|exclusive[- ]use|couple of|blind corner|playroom|wheelchair(?: ramp|[- ]accessible)|adult swim)\b/gi

/**
 * A typed feature is refused more readily than prose: besides the reviewer's terms of the rules named last, single
 * words are enough.
 */
const REFUSALS: readonly [reason: string, words: RegExp, rules?: RegExp][] = [
  [
    'Fair Housing: it speaks of people, or judges an area, rather than the property.',
    /\b(?:famil(?:y|ies)|kids?|child(?:ren)?|teens?|teenagers?|toddlers?|infants?|bab(?:y|ies)|nursery|adults?|seniors?|elderly|older persons?|retire\w*|couples?|singles|bachelor\w*|empty[- ]?nest\w*|students?|professionals?|young|(?:wo)?men|ladies|gentlemen|girls?|boys?|(?:fe)?males?|his|hers?|wife|husband|grand(?:kids|parents?|ma|pa)|married|straight only|citizens?|foreigner|minorit(?:y|ies)|ethnic|diverse|multicultural|veterans?|military|first[- ]time|executive|(?:55|62)(?= ?\+| and| or)|section 8|vouchers?|welfare|ssi|employ\w*|credit[- ]?worthy|granny|neighbors?|tenants? only|speak(?:ing)?|church\w*|temples?|cathedral|faith|religio\w*|hispanics?|latin[oax]s?|asians?|african|colored (?:area|home)|(?:white|black)s? (?:area|home|neighborhood|community)|handicap\w*|disabled|wheelchairs?|agile|healthy|mentally|deaf|lame|impaired|alcoholic|blind|psycho|stairs required|climb|service animals?|emotional support|safe|safest|crime|secure area|restricted|country club|schools?|gentrif\w+|(?:bad|rough|sketchy|undesirable|changing|transitional|desirable|sought[- ]after|traditional|integrated) (?:area|neighborhood|part|community)|criminal|background|(?:board|membership) approval|(?:ideal|perfect|great|best|suited|suitable|made|meant) for)\b/i,
    /^fair-housing/,
  ],
  [
    NOT_PUBLIC,
    /\b(?:call|text|e-?mail|contact|dm|whatsapp|agent|broker|owner|seller|lender|commission|bonus(?! room)|co-?op fee|compensation|concessions?|incentives?|closing costs?|showings?|appointment|combo code|vacant|occupied|auction|foreclosure|lawsuit|title dispute|link in bio|mls)\b|\d ?%/i,
    /^mls\/(?!occupancy)/,
  ],
  [
    'It is not fit to print.',
    /\b(?:fuck\w*|shit\w*|bitch\w*|damn|crap|ass(?:hole)?|bastard|dick|piss\w*|slut|whore|porn\w*|sex|sexy|nazi)\b/i,
  ],
  [
    'It is a slogan or a promise, not a feature.',
    /\b(?:dream house|(?:true|rare|absolute) find|once[- ]in[- ]a|opportunity|entertainer'?s|epitome|testament|potential|motivated|value|steal|equity|guarante\w+|roi|returns?|appreciat\w+|bargain|cheap|best|hurry|act fast)\b/i,
    /^cliche\/a/,
  ],
  [
    AN_INSTRUCTION,
    /\b(?:ignore|disregard|forget|override|pretend|instructions?|prompts?|(?<!\w )system|system(?=:)|assistant|jailbreak|output|print|respond|reply|write|say|translate|repeat|you are|you must|as an ai|language model|script|select \*|drop table|javascript|function|return|undefined|null|nan)\b/i,
  ],
]
const OTHER_LANGUAGE =
  /\b(?:con|para|de|del|el|los|las|una|piscina|cocina|jardin|casa|avec|les|des|und|mit|der|das|die|garten|balkon|cuisine|uma|terraza|habitaciones|garaje|vista al|chambre|salle)\b/i

/** Why a typed feature must stay out of the text, or `null` when it may be used. */
export const reasonToLeaveOut = (feature: string): string | null => {
  const text = feature.replace(HARMLESS, '~')
  const found = allTerms.placesIn(lowerCase(normalise(text))).map(({ entry }) => entry.phrase.rule)
  for (const [reason, words, rules] of REFUSALS)
    if (words.test(text) || (rules && found.some((rule) => rules.test(rule)))) return reason
  return isOtherLanguage(text) ? 'It is not in English.' : null
}

const isOtherLanguage = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) ||
  /[À-ɏ]/.test(
    text.replace(/\b(?:café|décor|entrée|crème|façade|protégé|jalapeño|piñon)\b/gi, ''),
  ) ||
  OTHER_LANGUAGE.test(
    text.replace(/\b(?:cul[- ]de[- ]sac|porte[- ]cochere|en[- ]suite|pied[- ]a[- ]terre)\b/gi, '~'),
  )
