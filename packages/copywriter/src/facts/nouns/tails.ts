import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../figures/measures.ts'
import { isPluralNoun } from './head-nouns.ts'

const PREPOSITION =
  'as(?= (?:an? )?backup\\b)|through(?= (?:the )?(?:main|living|first|second|whole|entire|lower|upper) )|right (?:at|off|by|outside|on|in|out|next to|across from)|except(?: (?:in|on|for))?|inside(?! and)|in|on|off|at|to|from|over|under|above|below|beside|between|by|near|behind|around|along|across from|across|next to|overlooking|facing|throughout|(?:up|down)stairs(?! (?:bedrooms?|baths?|bathroom|laundry|hall|den|loft|office|bonus|family|living|unit|apartment|closet|primary|suite)\\b)|for|beneath|onto|leading to|opening to|serving|occupying|spanning|open to|opens to|adjacent to|backing (?:up )?(?:to|onto)|looking (?:at|over|out over|out to|onto|toward|towards)|into|out(?= the )|per|within|beyond|against|(?:plumbed|wired|roughed in|stubbed|salvaged|built|made|crafted|imported|sourced|milled|designed|reclaimed|leading|opening|lined|surrounded|shaded|framed|carved|laid|installed|planted|fed|lit|heated|finished) (?:from|of|by|in|to|with|on|for|onto|throughout)'
const TAIL = new RegExp(
  `^(.+?) ((?:${PREPOSITION}) .+|(?:that|which) \\S+ .+|throughout|upstairs|downstairs|inside and out|outside|inside|indoors|outdoors|above|below|underneath|out back|out front|up front|all around|behind|vented (?:outside|outdoors)|with egress(?: windows?)?)$`,
  'i',
)
const NO_NOUN_BEFORE =
  /^(?:built|walk|drive|plug|roll|pull|drop|step|live|eat|ski|open|off|on|sold|trade|move)$/i
/** Idioms that are no places. */
const PART_OF_NOUN =
  /\b(?:wall to wall|floor to ceiling|side by side|day to night|point of sale|ready to|subject to|month to month|lease to|rent to|built to|back to|up to|next to nothing|indoor to outdoor)\b/i

export interface Placed {
  core: string
  /** 'in the great room', 'off the kitchen'; empty where none was typed. */
  tail: string
}

const NAME_END = '\u0001'

/** Takes the place from the end of a phrase. @example placed('laundry in basement') // core 'laundry', tail 'in the basement' */
export const placed = (text: string): Placed => {
  if (PART_OF_NOUN.test(text)) return { core: text, tail: '' }
  // The capital of 'Ride On bus' shows that 'On' is part of a name.
  const match = TAIL.exec(text.replace(/(?<=^\p{Lu}\p{Ll}+ (?:On|In|At|By))(?= [a-z])/u, NAME_END))
  const core = (match?.[1] ?? '').replace(NAME_END, '')
  const tail = (match?.[2] ?? '').replace(NAME_END, '')
  if (!core || !tail || NO_NOUN_BEFORE.test(core.split(' ').at(-1) ?? ''))
    return { core: text, tail: '' }
  return { core, tail: withArticles(tail) }
}

const FIXED: readonly [RegExp, string][] = [
  // 'lake access at end of road', 'loft at top of stairs': there is one that the reader comes by.
  [
    /^(at|near) (?:the )?(end|top|bottom|foot|head|base|edge) of (?:the )?((?:back |front |main )?(?:street|road|lane|block|drive|driveway|hill|stairs|staircase|steps|hall|dock|property|yard|garden|lot|cul-de-sac|trail|field|canal))$/i,
    '$1 the $2 of the $3',
  ],
  [/^(along|across) (back|rear|front|side)$/i, '$1 the $2'],
  [/^by (radiators?|baseboards?|hot water|steam|forced air)$/i, 'by $1'],
  [
    /^(at|in|on) (?:the )?(front|back|rear|side) of (?:the )?(house|home|garage|property|lot|building|barn)$/i,
    '$1 the $2 of the $3',
  ],
  [/^for (\w+(?: cars)?) (?:in|at) (?:the )?(rear|back|side)$/i, 'for $1 in the $2'],
  [/^on main(?: level| floor)?$/i, 'on the main level'],
  [/^on (?:1st|first)(?: level| floor)?$/i, 'on the first floor'],
  [/^on (?:2nd|second)(?: level| floor)?$/i, 'on the second floor'],
  [
    /^on (upper|lower|main|first|second|third|top|ground|every|each) (level|floor)$/i,
    'on the $1 $2',
  ],
  [/^throughout main(?: level| floor)?$/i, 'throughout the main level'],
  [/^(?:on )?(?:each|every) (floor|level|unit|side)$/i, 'on each $1'],
  [/^from (upstairs|downstairs|above|below)$/i, 'from $1'],
  [/^in unit$/i, 'in the unit'],
  [/^at (?:the )?(back|rear|front)$/i, 'at the $1'],
  [
    /^except (?:in )?(?:the )?((?:[a-z]+ )*(?:rooms?|sunroom|kitchen|baths?|bathrooms?|bedrooms?|basement|garage|attic|porch|den|closets?|foyer|stairs|hall))$/i,
    'except in the $1',
  ],
  [
    /^(in|off) (?:the )?([a-z -]+) and on main(?: level| floor)?$/i,
    '$1 the $2 and on the main level',
  ],
  [/^throughout,? except (?:in )?(?:the )?([a-z -]+)$/i, 'throughout except in the $1'],
  [/^on (slab|post|pole|pedestal|knoll|hill|hilltop|bluff|rise|platform)$/i, 'on a $1'],
  [/^on floor$/i, 'on the same floor'],
  [/^as (?:an? )?backup$/i, 'as backup'],
  // There may be several.
  [
    /^(in|under|within) (?:an? )?((?:permanent |recorded |perpetual )?(?:conservation|scenic|agricultural) easement)$/i,
    '$1 a $2',
  ],
  [/^on (timer|thermostat|switch|dimmer|(?:separate|own|second) meter)$/i, 'on a $1'],
  [/^for irrigation$/i, 'for irrigation'],
  [/^on parlor(?: level)?$/i, 'on the parlor floor'],
]
const BARE =
  /^(?:(?:a|an|the|it|them|this|each|every|all|both|most|some|any|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|\d[\d,.]*(?!-)|half|your|its|no|additional|extra|several|many)(?![\w-])|(?:conservation|public|state|federal|trust|protected|common) land$|site\b|file\b|place\b|front(?! (?:yard|room|hall|bedroom|office|parlor|porch|garden|foyer|door|entry|half|unit|building|lot|lawn)\b)|back$|order\b|demand\b|(?:need|want) of\b|(?:county|city|town|public|municipal|rural|village|grid) (?:water|power|sewer|gas|electricity)$|grade\b|main street\b|town\b|downtown\b|uptown\b|foot\b|\$|permit$|parking$|storage$|guests$|(?:hay|alfalfa|corn|wheat|timber|grass|native grass|hardwoods|crops?|sod)$|sale$|rent$|lease$|choice$|(?:mint|good|great|excellent|original|fair|perfect|working|new|like-new) (?:condition|shape|repair|order)$|bedrooms? (?:\d|one|two|three|four|five)\b|(?:bays?|gate|suites?|units?|buildings?|lots?|phase|stalls?|levels?|floors?) (?:[a-z]?\d+|[a-z]|one|two|three|four|five|six|seven|eight|nine|ten)(?: and (?:\d+|[a-z]))?$|code$|request$|hand$|season$|production$|use$|bedrooms and baths$|(?:north|south|east|west)$|drip irrigation$|open space$|winter$|summer$|spring$|fall$|year\b|heat$|mean (?:low|high)\b|(?:low|high) tide\b|entertaining$|horses$|privacy$|(?:after|before)\b|future\b|added\b|easy\b|outdoor (?!kitchen|shower|fireplace|pool|bar)|indoor (?!pool))/i

/** A verb with its object, which has an article inside: 'to tie up a boat'; no noun phrase has one there. */
export const DEED =
  /^(?!half |such |quite |what )[a-z]+ (?:(?:up|out|off|down|in|on|back) )?(?:an?|the|your|its|another) /i

/** Ways and times that stand without an article, whatever the noun. */
export const IDIOM_WITHOUT_ARTICLE =
  /^(?:by (?:bike|car|train|bus|boat|ferry|air|truck|hand|catchment|appointment|(?:conditional use |special use )?permit|easement|covenants?|agreement)|in (?:chevron|herringbone|basketweave|plywood)|from \d{1,2}(?::\d\d)? ?[ap]m.*|at (?:night|dusk|dawn|sunset|high tide|low tide)|on (?:electric|propane|casters|wheels|rollers))$/i

/** 'in great room' reads 'in the great room'; names, counts and idioms take no article. */
const withArticles = (tail: string): string => {
  // A clause is in the agent's own words.
  if (/^(?:that|which) /i.test(tail)) return measured(tail)
  if (IDIOM_WITHOUT_ARTICLE.test(tail)) return tail.toLowerCase()
  for (const [pattern, written] of FIXED)
    if (pattern.test(tail))
      return measured(tail.replace(pattern, written).replace(/the (every|each)/, '$1'))
  const match = new RegExp(`^(${PREPOSITION}) (.+)$`, 'i').exec(tail)
  const preposition = match?.[1]?.toLowerCase()
  const rest = match?.[2]
  if (!preposition || !rest) return tail.toLowerCase()
  if (
    /^wired for$/.test(preposition) &&
    /\b(?:sound|internet|audio|cable|speakers|lights)$/.test(rest)
  )
    return `${preposition} ${rest}`
  if (
    /^(?:plumbed|wired|roughed in|stubbed) for$/.test(preposition) &&
    /^[a-z]/.test(rest) &&
    !/^(?:a|an|the) /.test(rest)
  )
    return `${preposition} ${rest
      .split(' and ')
      .map((each) =>
        isPluralNoun(each) || each === 'solar' ? each : `${articleFor(each)} ${each}`,
      )
      .join(' and ')}`
  // 'storage above for kayaks': the first word says where by itself.
  if (
    /^(?:above|below|inside|behind|beside)$/.test(preposition) &&
    /^(?:for|in|on|off|by) /i.test(rest)
  )
    return `${preposition} ${withArticles(rest)}`
  // 'a generator as backup to city power'
  const relieved = /^backup (?=(?:to|for) )(.+)$/i.exec(rest)?.[1]
  if (preposition === 'as' && relieved) return `as backup ${withArticles(relieved)}`
  if (preposition === 'per') return `per ${measured(rest)}`
  // A septic system that a soil test is for is not there yet.
  if (preposition === 'for' && /^\S+[- ]bedroom septic$/i.test(rest))
    return `for ${articleFor(rest)} ${measured(rest)} system`
  if (preposition === 'for') return `for ${purposeOf(rest)}`
  // 'facing west to ocean': a direction takes no article, what lies there does.
  const [, side, way, beyond] =
    (preposition === 'facing' &&
      /^((?:north|south)?(?:east|west)?|north|south) (to|toward|towards|over|onto|across) (?:the )?(.+)$/i.exec(
        rest,
      )) ||
    []
  if (side && way && beyond)
    return `facing ${side.toLowerCase()} ${way.toLowerCase()} ${definite(beyond)}`
  // 'in front' needs no article; 'on the front' does.
  if (/^(?:on|off)$/i.test(preposition) && /^(?:front|back|rear)$/i.test(rest))
    return `${preposition} the ${rest}`
  return `${preposition} ${definite(rest, preposition)}`
}

/** Several things that are kept somewhere: 'for skis/wood', 'for bikes/mower'. */
const SEVERAL = /^[a-z]+s\/[a-z]+$/i
const storedThing = (noun: string): string =>
  isPluralNoun(noun) ||
  /[^s]s$|^(?:wood|firewood|gear|hay|tack|feed|trash|laundry|mail)$/.test(noun)
    ? noun
    : `${articleFor(noun)} ${noun}`

/** 'for EV' is for an EV; what is meant for all, several or an activity takes no article. */
const purposeOf = (rest: string): string =>
  SEVERAL.test(rest)
    ? rest.split('/').map(storedThing).join(' and ')
    : / or /.test(rest) && !/^(?:an?|the) /.test(rest)
      ? rest.split(' or ').map(purposeOfOne).join(' or ')
      : purposeOfOne(rest)

/** One that is still to be built: 'for a future bedroom', but 'for future use'. */
const FUTURE =
  /^(?:future|possible|potential|second|third|fourth|additional|extra) (?!use|storage|parking|access|space|growth|expansion|development|finish|completion|construction|income|living)(?:[a-z-]+ )?[a-z-]+$/i

const purposeOfOne = (rest: string): string =>
  (FUTURE.test(rest) && !isPluralNoun(rest.split(' ').at(-1) ?? '')) ||
  /^(?:manager|owner|caretaker|nanny|guest|tenant|EV|RV|boat|trailer|generator|hot tub|pool|sauna|elevator|car|truck|TV|washer|dryer|refrigerator|grill|piano|workshop|desk|crib|table|freezer|camper|canoe|kayak|daybed)$/i.test(
    rest,
  )
    ? `${articleFor(rest)} ${rest}`
    : isPluralNoun(rest.split(' ').at(-1) ?? '') ||
        /^(?:[a-z-]+ ){0,2}(?:space|storage|parking|seating|dining|shade|irrigation|livestock)$/i.test(
          rest,
        )
      ? measured(rest)
      : definite(rest)

/** What something is made of: 'a manor in fieldstone'. */
const MATERIAL =
  /^(?:[a-z-]+ )?(?:fieldstone|limestone|sandstone|bluestone|brownstone|stone|brick|stucco|butternut|walnut|mahogany|cherry|oak|teak|cypress|marble|granite|quartz|slate|soapstone|travertine|terrazzo|copper|bronze|brass|steel|zinc|plaster|linen|velvet|leather|oil)$/i

const definite = (rest: string, preposition = ''): string => {
  const text = measured(rest)
    .replace(/^main living$/i, 'main living area')
    .replace(/^(first|second|main) and (second|third|upper)$/i, '$1 and $2 floors')
    .replace(/^primary$/i, 'primary bedroom')
    .replace(/^((?:[a-z ]+ and )?(?:dining|living|family))$/i, '$1 room')
    .replace(/^drip$/i, 'drip irrigation')
    .replace(
      /\b(first|second|third|top|ground|main) floor (?=[a-z])(?!and |of |in |on |with |or )/i,
      '$1-floor ',
    )
    .replace(
      / (in|on|off) (?=(?:bedrooms|baths|bathrooms|kitchen|living room|dining room|main level|basement|hall|den|family room|primary|back|yard|house)\b)/g,
      ' $1 the ',
    )
    .replace(
      / (to|and) (?=(?:living|main|upper|lower|top|ground|second|third|first) (?:level|floor)\b)/g,
      ' $1 the ',
    )
    .replace(
      / (along|across|at|near) (?=(?:back|rear|front|side|back line|road|creek)$)/g,
      ' $1 the ',
    )
  if (
    /^\p{Lu}[\p{L} ]* (?:River|Ocean|Gulf|Trail|Greenway|Parkway|Mountains|Canal|Sound)$/u.test(
      text,
    )
  )
    return `the ${text}`
  if (/^(?:HVAC|AC|(?:Florida|Carolina|Arizona|California) room)$/.test(text)) return `the ${text}`
  if (preposition === 'in' && MATERIAL.test(text)) return text
  // Which easement it is was not typed: '62 acres in conservation easement'.
  if (/^(?:in|under)$/.test(preposition) && /^(?:[a-z]+ )?easement$/.test(text))
    return `${articleFor(text)} ${text}`
  if (preposition === 'to' && DEED.test(text)) return text
  if (BARE.test(text) || /^(?:\d+(?:st|nd|rd|th) )?\p{Lu}/u.test(text)) return text
  // 'Historic Main Street' is a name with an adjective.
  if (/^(?:historic|busy|lower|upper|quiet|bustling) \p{Lu}/u.test(text)) return text
  if (
    /^(?:former|converted|historic) [a-z]/.test(text) ||
    /^(?:local|noted|renowned|well-known|award-winning|master) [a-z ]*(?:er|or|ect|man|isan)$/.test(
      text,
    )
  )
    return `${articleFor(text)} ${text}`
  return `the ${text}`
}
