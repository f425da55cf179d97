import type { PropertyInput } from '@listwright/contracts'
import { CONDITIONS, PARTS } from '../language/claim-words.ts'
import type { TracedClaim } from './claim.ts'
import { leadOf } from './lead-of.ts'
import { FUNCTION_WORD, isPlain } from './trace-words.ts'
import type { TypedFacts } from './typed-facts.ts'

/** Two things, and how one lies to the other: 'the pool is on the roof', 'the kitchen opens to the patio'. */
const RELATION =
  /\b(?:the|an?|its|your) (?:[a-z]+[ -])?([a-z]+) (?:opens?|leads?|connects?|flows?|spills?|(?:is|are|sits?|lies|stands) (?:right |just |directly )?(?=beside|above|next|over|behind|off|between|under|below|beneath|on the (?:roof|patio|deck)))(?: out| directly| right| straight)? (?:to|onto|into|from|off|beside|above|next to|over|behind|between|under|below|beneath|on) (?:the|an?|its) (?:[a-z]+[ -])?([a-z]+)/g
/** What fees, rents and dues pay for. */
const COVERAGE =
  /\b(?:hoa|dues|fees?|association|assessments?|rent|maintenance)\b[^.!?;\n]{0,30}? (?:covers?|includes?|pays? for|takes? care of|handles?) ([a-z ,]+)/g
/** Work that is said to be over. */
const COMPLETED =
  /\b([a-z]+) (?:(?:is|are|has been|have been) already|(?:has|have) been(?= (?:brought|extended|drilled|dug|run|cut|cleared|graded))) (brought|extended|cut|cleared|graded|in(?! (?:it|the|your|an?)\b)|run|drilled|dug|done|installed|approved|built|connected|poured|paved|there)\b/g
const IS_COMPLETED =
  /\b(?:drill|install|in place|exist|complet|done|on (?:the )?(?:property|site|lot)|at (?:the )?(?:site|lot)|approved|connected|built)/
/** What never happened, and how long something has been so. */
const NEVER = /\bnever (?:been )?[a-z]+(?:ed|en|wn|ught|lt)\b(?: [a-z]+)?/g
const SINCE = /\b(?:lived|owned|operated|run|been) (?:(?:here|it|there) )?since\b/g
/** When a thing is to be had. */
const SEASON =
  /\b(?:runs|flows|gets (?:[a-z]+ )?(?:sun|light|shade)) (all (?:day|year|winter|summer)|year-round)\b/g
/** Rooms that are counted in a field of the form, placed in one part of the property. */
const PLACED =
  /\b(basement|attic|garage|rec room|game room|family room|media room|pool house|cabana|casita|cottage|loft|bonus room|den|office|barn|workshop|shop|lower level|main level|main floor|upper level|guest house|carriage house|adu)\b[^.!?;\n]{0,60}? (?:an?|its own|one|and|another|second|third|fourth) ((?:second |third |fourth )?(?:full |half |private |guest )?(?:bath|bathroom|bedroom))\b/g
const ORDINAL =
  /\b(second|third|fourth|fifth) (?:full |half |guest )?(bath|bathroom|bedroom)\b(?! (?:floor|level))/g
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']
const FLOOR = /\b(first|second|third|fourth)[- ](?:floor|story)\b/g
const FLOORS: Record<string, RegExp> = {
  first: /\b(?:first|1st|main|ground|lower|down)/,
  second: /\b(?:second|2nd|up|two[- ]stor|2[- ]stor)/,
  third: /\b(?:third|3rd|top|three[- ]stor|3[- ]stor)/,
  fourth: /\b(?:fourth|4th|top|four[- ]stor)/,
}
const ANY_FLOOR =
  /\b(?:first|1st|second|2nd|third|3rd|fourth|4th|\d+th)[- ](?:fl\b|flr|floor|level)/
/** What a part of a building is like: open to any participle, and to plain words for its state. */
const STATE = new RegExp(
  `\\b(?:the|its) (?:[a-z]+ )?(${[...PARTS].join('|')}|basement|attic|garage|backyard|office|ground|site|terrain|parcel|acreage) (?:is|are|has been|have been) (?:fully |newly |freshly |completely |all )?((?:air[- ])?(?!(?:priced|listed|located|offered|used|based|called|named|needed|finished|loved|meant|situated|arranged|included|red|spoken|furnished|tired|bored|excited|pleased|worried|supposed|fitted|equipped|divided|shared|surrounded|filled|warmed|anchored|framed|followed|joined|matched|measured|tucked|wrapped|topped|lined|served|reached|entered|zoned|owned|leased|rented|vacated|occupied|detached|attached|permitted|allowed|welcomed|required|accepted|organized|balanced|sized|dressed|decided|settled|sorted|covered|crowned|punctuated|centered|headed|rated|sprinklered)\\b)[a-z]{3,}ed|dry|level|flat|watertight)\\b`,
  'g',
)
const EVERYWHERE =
  /\b(?:through|throughout|heats|cools|powers|serves) (?:every|each|all|the whole|the entire) ([a-z]+)\b/g
/** What an office or those who live there do for the property. */
const SERVICE =
  /\b(?:county|city|town|village|state|tenants?|owners?|neighbors?) (?:maintains?|plows?|mows?|shovels?|grades?|handles?|provides?|waters?(?= (?:the|all|its)\b)) (?:the |all |its )?([a-z]+)/g
/** Terms that plain words can state, each with what must have been entered for it. */
const TERMS: readonly [said: RegExp, typed: RegExp][] = [
  [
    /\bavailable (?:now|immediately|the first|from|this|next|starting|early|late|mid)\b/g,
    /avail|vacan|possess|immediate/,
  ],
  [/\bmonths? (?:of )?free\b|\bfree (?:month|rent)\b/g, /\bfree|concession/],
  [
    /\b(?:an?|private|drilled|shared|deep|artesian|own|new|the) well\b(?! (?:[a-z]+ed|kept|worth|as|into|over|before|past|under|thought)\b)/g,
    /\bwell/,
  ],
  [
    /\b(?:outside|out of|not in) (?:the|an?) flood ?(?:zone|plain)/g,
    /flood ?(?:zone|plain)|zone x/,
  ],
  [
    /\b(?:leased|rented|occupied|tenants?|booked)\b[^.;]{0,40} (?:through|until|thru|till) (?:the |next |this |early |late )?(?:spring|summer|fall|autumn|winter|year)\b/g,
    /spring|summer|fall|autumn|winter|year/,
  ],
  [/\bdelivered (?:with tenant|occupied|leased)/g, /leas|tenan|occup/],
  [/\bski[- ]in\b/g, /ski[- ]?in/],
  // Who owned or rented it, and for how long.
  [/\b(?:the|one) same (?:family|owners?|hands|tenants?|name)\b/g, /owner|same|hands/],
  [
    /\b(?:one|two|three|original|second|third|only)[- ](?:local )?(?:owners?|families)\b/g,
    /owner|famil/,
  ],
  [
    /\b(?:long|short)[- ]?(?:term|time|standing) (?:[a-z]+ )?(?:tenants?|owners?|residents?|renters?|lease)\b/g,
    /long|short/,
  ],
  [/\bever since\b|\bsince (?:new|day one|it was (?:built|new))\b/g, /since/],
  [
    /\bformerly\b|\bused to be an? |\bafter (?:an?|its) (?:[a-z]+ )?(?:run|life|career|years) as\b|\b(?:first|previous|past) life as\b/g,
    /former|previous|once|\bex\b|convert|\bwas\b|old|built as/,
  ],
  [/\bdeposit\b/g, /dep|first|security|escrow/],
  [/\boptions? to (?:renew|buy|extend|purchase)\b|\brenewal options?\b/g, /option|renew/],
  [/\b(?:four|five|six|seven|eight|nine|ten|\d[\d.]*)(?:%| percent)?[- ]cap\b/g, /\bcap\b/],
  // What it costs to keep.
  [
    /\b(?:low|lower|lowest|cheap|minimal|modest|reasonable|affordable|manageable|stable) (?:[a-z]+ ){0,2}(?:dues|taxes|fees?|hoa|utilit(?:y|ies)|bills?|costs?|insurance|upkeep|maintenance|assessments?|overhead|rents?)\b/g,
    /low|minimal|cheap|afford|small/,
  ],
  // Where it lies.
  [
    /\b(?:on|at|is|occupies) (?:an?|the) (?:[a-z-]+ ){0,2}corner\b(?! (?:of the|cabinet|tub|shower|sink|window|fireplace|bar)\b)/g,
    /corner/,
  ],
  [
    /\b(?:high|heavy|foot|drive-by|excellent|great)[- ](?:traffic|visibility|exposure)\b/g,
    /traffic|visib|expos|vpd|cars/,
  ],
  [
    /\byear-round (?!use|living|fun|enjoyment|comfort|place|home|house|retreat)[a-z]+/g,
    /year[- ]round|(?:all|four|4)[- ]season|perennial/,
  ],
]
/** What the ground, a yard or a cellar is like. */
const TERRAIN =
  /\b(dry|damp|shady|shaded|sunny|flat|level|steep|rocky|hilly|rolling|usable|buildable|fertile|irrigated|landscaped|treed|wooded)(?:,| and)? (?:[a-z]+ )?(?:yard|backyard|lot|ground|land|acres?|basement|cellar|site|parcel|pasture|fields?|driveway|garden)\b/g
const THROUGHOUT = /\b([a-z]+) (?:(?:run|runs|continue|continues|is|are) )?throughout\b/g
/** 'All four are occupied' where three were entered. */
const FULLY =
  /\b(?:all|every|each|both|fully)\b[^.;!?\n]{0,30}\b(occupied|leased|rented|full|booked)\b/g
const MONTHS =
  'january february march april may june july august september october november december'
const UNTIL = new RegExp(
  `\\b(?:leased?|rented|occupied|tenants?|booked|runs?)\\b[^.;!?\\n]{0,40} (?:through|until|thru|till) (?:the end of |next |this |early |late |mid-)?(${MONTHS.replaceAll(' ', '|')})\\b`,
  'g',
)
/** What the place around it is like. */
const SETTING =
  /\b(quiet|calm|safe|friendly|busy|leafy|sleepy|lively|desirable|popular|established|tree-lined|dead-end|no-outlet|low-traffic|private|secluded) (?:[a-z-]+ ){0,2}(?:street|road|lane|block|neighborhood|area|cul-de-sac|location|intersection|community|stretch)\b/g
const FREE =
  /\bfree (parking|laundry|internet|wifi|heat|water|storage|cable|trash|electric|gym|shuttle)|\b([a-z]+) (?:is|are|comes?) free\b(?! (?:of|from|to)\b)/g
const FREELY = /free|incl/
const WORKING = /\bworking (fireplaces?|elevator|chimneys?|hearth|stove|wells?|windmill)\b/g
/** 'Its own kitchen' must have been entered as such. */
const OWN =
  /\b(?:its|their) own (?:private |separate |full |little )?(kitchen|kitchenette|entrance|entry|bath|bathroom|laundry|deck|porch|balcony|patio|garage|driveway|yard|fireplace|terrace|meter|well)\b/g
/** 'The appliances are stainless and nearly new': the second thing that is said. */
const ALSO_STATED =
  /\b([a-z]+) (?:is|are|was|were) [a-z-]+(?:,? and|,) (?:(?:nearly|newly|freshly|recently|fully|also|brand|all) )?([a-z]+)\b/g
/** What is denied as well as asserted only on evidence. */
const NONE =
  /\bno (?:[a-z]+ )?(fees?|assessments?|hoa|restrictions?|covenants?|easements?|liens?|repairs|dues|flood(?:ing)?|deposit|rental cap)\b/g
/** What is taken out of all that a feature names. */
const EXCEPTED =
  /\b(?:utilities|units|bedrooms|rooms|appliances|windows|floors)\b,? (?:other than|except(?: for)?|apart from|aside from|excluding|but not|save for) [a-z ]+/g
const PARKED =
  /\bparking (?:is|are|sits|can be|comes|on|in|behind|at|available) (?:[a-z]+ ){0,6}?(lot|garage|carport|driveway|alley|underground|basement)\b/g
/** What may be had or comes along. */
const OFFERED =
  /\b(?!(?:it|home|house|residence|condo|unit|apartment|property|space|building|suite|showing|tour|detail|viewing|term|visit|photo|plan|document)s?\b)([a-z]+) (?:(?:is|are) available\b(?! (?:by|on request))|stays? with the (?:place|home|house|property|sale|land|building))/g
/** How a thing is made or how large it is: 'double-sided', 'wide driveway'. */
const MADE =
  /\b(?!(?:well|good|nicely|purpose|custom|one|two|three)-)([a-z]+)-(?:sided|burning|fired|water|plank|paned?|paneled|lined|framed|clad|hewn|fed)\b/g
const LARGE = /\b(wide|deep|tall|long|broad|thick) ([a-z]+)\b/g
/** Two of a kind with one predicate: both must have been entered. */
const KIN =
  'cats?|dogs?|water|gas|heat|sewer|trash|cable|internet|roof|windows|furnace|boilers?|plumbing|wiring|siding'
const PAIRED = new RegExp(
  `\\b(${KIN})(?:,? (?:and|or) | & )(?:natural |hot |the )?(${KIN})(?= (?:is|are|was|were|at|installed|replaced|included|allowed))`,
  'g',
)
const NOT_SAID =
  /\?|^(?:some|most|many|other) |\b(?:whether|ask|confirm|if|could|might|(?:can|may) (?:be|have|add|build|become|put|turn|make)|imagine|picture|as if|as though|like)\b/

/** What is said of how things lie to each other, of their state and their completion, although only the things were entered. */
export const traceRelations = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  const { featureTexts, property } = facts
  const isFeature = (word: string): boolean =>
    [...(facts.sourcesOf(word) ?? [])].some((source) => source.startsWith('features'))
  const isTyped = (pattern: RegExp): boolean =>
    featureTexts.some((feature) => pattern.test(feature))
  const holdBoth = (one: string, other: string): boolean =>
    [...(facts.sourcesOf(one) ?? [])].some(
      (source) => source.startsWith('features') && facts.sourcesOf(other)?.has(source),
    )
  const isThing = (word: string): boolean =>
    !NOT_A_THING.test(word) && (PARTS.has(word) || (facts.typedIn(word).size > 0 && !isPlain(word)))
  const matches = (pattern: RegExp, isWrong: (...groups: string[]) => boolean) =>
    [...lower.matchAll(pattern)].filter(([, ...groups]) =>
      isWrong(...groups.map((group) => group ?? '')),
    )
  const found = [
    ...matches(
      RELATION,
      (one, other) => one !== other && isThing(one) && isThing(other) && !holdBoth(one, other),
    ),
    ...matches(COVERAGE, (covered) => {
      const words = (covered.match(/[a-z]+/g) ?? []).filter(
        (word) => !FUNCTION_WORD.test(word) && word !== 'hot',
      )
      return words.length > 0 && words.slice(0, 2).every((word) => !isFeature(word))
    }),
    ...matches(COMPLETED, (thing) => facts.typedIn(thing).size > 0 && !isTyped(IS_COMPLETED)),
    ...matches(NEVER, () => !isTyped(/\bnever\b/)),
    ...matches(SINCE, () => !isTyped(/\bsince\b/)),
    ...matches(SEASON, () => !isTyped(/year|season|all|sun|south/)),
    ...matches(PLACED, (part, room) => {
      const kind = room.includes('bed') ? /bed|\bbr\b|suite/ : /bath|\bba\b|suite/
      const place = part.split(' ')[0] ?? part
      return !isTyped(new RegExp(`${place}.*(?:${kind.source})|(?:${kind.source}).*${place}`))
    }),
    ...matches(ORDINAL, (ordinal, room) => {
      const count = room.startsWith('bed') ? property.bedrooms : property.bathrooms
      return count > 0 && ORDINALS.indexOf(ordinal) > Math.ceil(count) && !isFeature(ordinal)
    }),
    ...matches(
      FLOOR,
      (ordinal) =>
        (isUnit(property) || isTyped(ANY_FLOOR)) && !isTyped(FLOORS[ordinal] ?? ANY_FLOOR),
    ),
    ...matches(STATE, (_, state) => !isFeature(state.replace(/^air[- ]/, ''))),
    ...TERMS.flatMap(([said, typed]) => matches(said, () => !isTyped(typed))),
    ...matches(TERRAIN, (quality) =>
      // A dryer proves nothing dry.
      quality === 'dry'
        ? facts.typedIn(quality).size === 0 || !isTyped(/\bdry\b/)
        : !isFeature(quality),
    ),
    ...matches(THROUGHOUT, (thing) => {
      const about = [...facts.typedIn(thing)].map((source) => facts.featureOf(source))
      return about.length > 0 && !about.some((feature) => EVERYWHERE_TYPED.test(feature))
    }),
    ...matches(FULLY, (state) =>
      isTyped(
        new RegExp(
          `\\d (?:of|/) ?\\d.*${state.slice(0, 4)}|${state.slice(0, 4)}.*\\d (?:of|/) ?\\d`,
        ),
      ),
    ),
    ...matches(UNTIL, (month) => !isTyped(new RegExp(`\\b${month.slice(0, 3)}|\\d/\\d`))),
    ...matches(SETTING, (quality) => !isFeature(quality)),
    ...matches(
      FREE,
      (one, other) =>
        !featureTexts.some((feature) => feature.includes(one || other) && FREELY.test(feature)),
    ),
    ...matches(WORKING, (thing) => !isFeature('working') && facts.typedIn(thing).size > 0),
    ...matches(
      NONE,
      (thing) =>
        !featureTexts.some(
          (feature) =>
            /\b(?:no|without|free|waived?|none|zero|not)\b/.test(feature) &&
            feature.includes(thing.slice(0, 4)),
        ),
    ),
    ...matches(
      OWN,
      (thing) =>
        !featureTexts.some((feature) =>
          OWNED.test(feature.replace(new RegExp(`\\b${thing.slice(0, 4)}[a-z]*`), '@')),
        ),
    ),
    ...matches(
      ALSO_STATED,
      (thing, state) => CONDITIONS.has(state) && isThing(thing) && !holdBoth(thing, state),
    ),
    ...matches(EXCEPTED, () => isTyped(/\ball\b/) && !isTyped(/except|other than|but\b/)),
    ...matches(PARKED, (place) => isTyped(/park|pkg/) && !isFeature(place)),
    ...matches(OFFERED, (thing) => !isFeature(thing)),
    ...matches(MADE, (how) => !isFeature(how)),
    ...matches(
      LARGE,
      (size, thing) => facts.typedIn(thing).size > 0 && !isPlain(thing) && !isFeature(size),
    ),
    ...matches(PAIRED, (one, other) => isFeature(one) !== isFeature(other)),
    ...matches(SERVICE, () => !isTyped(/maint|plow|mow|care|snow|provid|paid by|pays?\b/)),
    ...matches(EVERYWHERE, () => !isTyped(EVERYWHERE_TYPED)),
  ]
  return found
    .filter(({ 0: said, index }) => !NOT_SAID.test(leadOf(lower, index, said.length)))
    .map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      text: text.slice(index, index + said.length),
      kind: 'feature',
      status: 'unsupported',
    }))
}

const EVERYWHERE_TYPED = /\b(?:throughout|thruout|every|all|whole|entire|each)\b/

const OWNED =
  /(?:own|separate|sep|private|pvt|each|every|both|en-?suite|w\/|with|\+|&|and)\b.*@|@.*(?:own|separate|private|each)/

const NOT_A_THING =
  /^(?:home|house|residence|property|building|lot|land|yard|layout|room|rooms|door|doors|window|windows|wall|walls|stairs|entrance|driveway|interior|exterior)$/

/** Of one floor of several, so that the floor is a fact. */
const isUnit = ({ propertyType }: PropertyInput): boolean =>
  propertyType === 'Condo' || propertyType === 'Apartment'
