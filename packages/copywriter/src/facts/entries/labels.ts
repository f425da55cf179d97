import { series } from '../figures/numerals.ts'

type Relabelling = [
  pattern: RegExp,
  retold: string | ((whole: string, ...groups: string[]) => string),
]

/** The mark between a label and its list. */
const MARK = '(?: ?:| -| –| =)'
const DUES =
  '(?:(?:low|total|monthly|annual) )*(?:(?:HOA|POA|COA|condo|co-?op|regime|association|master)(?: dues| fees?)?|dues|assessments?|maintenance)'
const SUM = String.raw`\$?\d[\d,.]*(?: ?\/ ?\w+\.?| (?:per|a) \w+| (?:monthly|mo|annually|yearly|yr|quarterly|qtr))?`
const FUELLED =
  /^(?:cooktop|range|stove|oven|heat|furnace|boiler|fireplace|fp|logs?|dryer|grill|water heater|hot water|wh|hwh|tankless|generator|pool heater)$/i
const UTILITY =
  '(?:city water|county water|public water|water|sewer|power|electric(?:ity)?|gas|natural gas|fiber|internet|cable|phone|septic)'

const REDONE_ROOM =
  '(?:(?:main|hall|primary|master|guest|upstairs|downstairs) )?(?:kitchen|kit|bath|baths|bathroom|bathrooms|basement|bsmt|laundry)'

/** Short forms inside a list, whose dots and slashes would end it. */
const withWholeWords = (list: string): string =>
  list
    .replace(/\bins\b\.?/gi, 'insurance')
    .replace(/\bext\b\.?/gi, 'exterior')
    .replace(/\bctr\b\.?/gi, 'center')
    .replace(/\bmaint\b\.?/gi, 'maintenance')
    .replace(/\bwind ?\/ ?flood\b/gi, 'wind insurance, flood insurance')

/** What the people of a building share. */
const SHARED_PART =
  /(?:\b(?:pools?|gym|sauna|hammam|spa|hot tub|room|lounge|doorman|concierge|theater|courts?|deck|clubhouse|club|garden|storage|laundry|elevators?|valet|courtyard|center|super|terrace|garage|library|lobby|package lockers?)|room)$/i
/** What can be seen, in few words that say no more of it. */
const SIGHT_PART =
  /^(?:the )?(?!.*\b(?:from|in|on|at|to|over|and|lit|north|south|east|west)\b)[\p{L}'.]+(?: [\p{L}'.]+){0,2}$/iu

/** Rooms and outdoor places that a note may name as the spot from which there is a view. */
const VIEW_ROOM =
  /^(?:the )?(?:(?:LR|DR|FR|BR|MBR|living|dining|kitchen|kit|primary|master|loft|den|deck|porch|balcony|terrace|patio|lanai|office|library|study)|(?:[a-z]+ )?(?:room|bedroom|suite|bath|deck|porch|balcony|terrace))$/i

const partsOf = (list: string): string[] =>
  list
    .split(/\s*(?:,|&|\+|\band\b)\s*/i)
    .map((part) => part.trim())
    .filter(Boolean)

/** 'rents $1,650 / vacant / $1,400': the rents are one list, and what is vacant follows it. */
const withVacantLast = (typed: string): string => {
  const units = typed.replace(/^rents:? /i, '').split(' / ')
  const isVacant = (unit: string): boolean => /^vacant$/i.test(unit)
  return `rents ${[...units.filter((unit) => !isVacant(unit)), ...units.filter(isVacant)].join('/')}`
}

/** Notes that begin with a label, told without it. The first that fits is used. */
const RELABELLED: readonly Relabelling[] = [
  // Labels that say nothing of what stands behind them.
  [
    /^(?:(?:\d|three|four|five|six|seven|eight|nine) (?:rooms?|rms?)|main (?:house|residence|home)|outdoor living|outdoors|outside|inside|interior|features|extras|also|misc|(?:(?:stainless(?: steel)?|appliance|kitchen) )+package) ?: (?=[^:]*$)/i,
    '',
  ],
  [
    /^(?:building|bldg)(?: has| amenities)? ?: ([^:]+)$/i,
    (whole, list) => {
      const parts = partsOf(list ?? '')
      return parts.filter((part) => SHARED_PART.test(part)).length > parts.length / 2
        ? parts.map((part) => (SHARED_PART.test(part) ? `${part} in building` : part)).join(', ')
        : whole
    },
  ],
  [
    /^views? ?: ([^:]+)$/i,
    (whole, list) => {
      const parts = partsOf(list ?? '')
      return parts.every((part) => SIGHT_PART.test(part)) ? `views of ${series(parts)}` : whole
    },
  ],
  [
    /^((?:Lake \p{Lu}[\p{L}']+|(?:\p{Lu}[\p{L}']+ )+(?:Lake|River|Creek|Bay|Pond|Sound|Canal))) ?: (\d[\d,]*) ?(?:ft|feet|')\.? (?:of )?(?:water)?frontage/u,
    '$2 ft frontage on $1',
  ],
  [
    /^(HVAC|AC|A\/C) ?: (\d|two|three|four)(?: rooftop)? units,? ((?:19|20)\d\d(?:(?:,| and|, and| &) (?:19|20)\d\d)+)$/i,
    (_, system, count, years) =>
      `${count} ${system} units from ${partsOf(years ?? '').join(' + ')}`,
  ],
  [
    new RegExp(
      `^(${DUES},? ${SUM})(?:${MARK}|,? pays(?: for)?) (?!no\\b)([a-z].*|\\d [a-z].*)$`,
      'i',
    ),
    (_, dues, list) => `${dues} includes ${withWholeWords(list ?? '')}`,
  ],
  [
    /^((?:HOA|POA|COA|condo|association)(?: dues| fees?)?|dues)(?: ?:| -) (?!none\b|no\b)([a-z].*)$/i,
    (_, dues, list) => `${dues} covers ${withWholeWords(list ?? '')}`,
  ],
  [
    /^(?:(?:community|neighborhood|resort|subdivision|hoa|complex) )?amenities(?: include)?(?: ?:| -)? (?!fee|package|nearby)([a-z\d].*,.*)$/i,
    (_, list) =>
      partsOf(list ?? '')
        .map((part) => (/^(?:community|neighborhood)\b/i.test(part) ? part : `community ${part}`))
        .join(', '),
  ],
  [
    new RegExp(
      `^utilities (at|to|near|on) (?:the )?(road|street|lot|lot line|property|site|curb)(?: ?:| -) (${UTILITY}(?:(?:,| and|, and| &| \\+) ${UTILITY})*)$`,
      'i',
    ),
    (_, preposition, place, list) => `${partsOf(list ?? '').join(' + ')} ${preposition} ${place}`,
  ],
  [
    /^(gas|electric|propane)(?: ?:| -) ([a-z][a-z ,&+]*)$/i,
    (whole, fuel, list) => {
      const parts = partsOf(list ?? '')
      return parts.every((part) => FUELLED.test(part))
        ? parts
            .map((part) => `${fuel} ${part.replace(/^tankless$/i, 'tankless water heater')}`)
            .join(', ')
        : whole
    },
  ],
  [
    /^(?:fruit trees|orchard)(?: ?:| -) ([a-z]+(?:(?:,| and|, and| &) [a-z]+)+)$/i,
    (_, list) => `${partsOf(list ?? '').join(', ')} trees`.replace(/, (?=[a-z]+ trees$)/i, ' and '),
  ],
  [
    /^(foundation|ceilings|interior walls|trim|driveway|flooring|floors|counters|countertops|cabinets|siding|roof|exterior|windows|fence|decking|plumbing|appliances)(?: ?:| -) ((?!\d|new\b|replaced|updated)[a-z][a-z -]*)$/i,
    (_, noun, material) => `${material} ${noun?.toLowerCase()}`,
  ],
  [
    /^(\p{Lu}[\p{L}\d .'&-]*?) ?: ?(\d[\d.]* ?(?:mins?|minutes?|miles?|mi|blocks?|blks?)\.?)$/u,
    '$2 to $1',
  ],
  // What a work put in is what the room has now.
  [
    new RegExp(
      `^(${REDONE_ROOM}) (?:remodel|remod|reno|renovation|rehab|redo|update|refresh|makeover) ((?:19|20)\\d\\d)(?:${MARK}|,? with|,? w\\/) (?=[a-z\\d])(.+)$`,
      'i',
    ),
    '$1 remodeled $2 with $3',
  ],
  [
    new RegExp(
      `^(${REDONE_ROOM} (?:remodeled|renovated|rehabbed|redone|updated|gutted)(?: in)? (?:19|20)\\d\\d)${MARK} (?=[a-z\\d])(.+)$`,
      'i',
    ),
    '$1 with $2',
  ],
  [
    /^(.+ (?:and|&|\+) [a-z -]+?),? both (?=(?:replaced|installed|redone|updated|remodeled|rebuilt|serviced|repaired|refinished|done)\b)/i,
    '$1 ',
  ],
  // Papers that the seller keeps go with the work they are about.
  [
    /^(.+?),? and (?:they|we|sellers?|owners?|the (?:sellers?|owners?)) (?:have|has|kept|keep) (?:all )?(?:of )?(?:the )?(?:their )?(receipts|records|paperwork|documentation)$/i,
    '$1, $2 available',
  ],
  [
    /^rents:? (?:\$\d[\d,]*|vacant)(?: \/ (?:\$\d[\d,]*|vacant))+$/i,
    (whole) => withVacantLast(whole),
  ],
  [
    /^(\p{Lu}[\p{L}' ]*(?:Road|Street|Avenue|Boulevard|Trail|Highway|Rd|St|Ave|Blvd)) (\d[\d.]* ?(?:mins?|minutes?|miles?|mi|blocks?|blks?)\.?)$/u,
    '$2 to $1',
  ],
  [
    /^((?:(?:condo|hoa|monthly|maint\w*) )?(?:fees?|dues)|maint(?:enance)?|HOA) (?:incl\.?|includes|covers) ([a-z][a-z ]*(?: \+ [a-z][a-z ]*)+)$/i,
    (_, dues, list) => `${dues} includes ${partsOf(list ?? '').join(', ')}`,
  ],
  [
    /^(.*\bviews? (?:from|off) )([a-z]+(?: [a-z]+)?(?:(?:, and |, | and | & | \+ |\/)[a-z]+(?: [a-z]+)?)+)$/i,
    (whole, view, list) => {
      const rooms = (list ?? '').split(/, and |, | and | & | \+ |\//i)
      return rooms.every((room) => VIEW_ROOM.test(room))
        ? `${view}${series(rooms.map((room) => room.replace(/^(living|dining)$/i, '$1 room')))}`
        : whole
    },
  ],
  [/^bonus ?: ?(?=[a-z])/i, ''],
  [
    /^(?:[Ff]loor ?plan|[Pp]lan)(?: ?:| -) (\p{Lu}[\p{L}' ]*?)((?: by \p{Lu}[\p{L} ]*)?)$/u,
    'The $1 floor plan$2',
  ],
  [/^[Mm]odel(?: ?:| -) (\p{Lu}[\p{L}' ]*?)((?: by \p{Lu}[\p{L} ]*)?)$/u, 'The $1 model$2'],
  [
    /^smart home(?: features| system)?(?: ?:| -) ([a-z][a-z ,&+]*)$/i,
    (_, list) =>
      partsOf(list ?? '')
        .map((part) => `smart ${part.replace(/^smart /i, '')}`)
        .join(', '),
  ],
  [/^((?:[a-z/-]+ ){0,2}[a-z/-]+) (?:is|are) (?:from )?((?:19|20)\d\d)(?=,|$)/i, '$1 $2'],
  // The scope of the work stands before its year.
  [
    /^(.+? (?:painted|remodeled|renovated|updated|rehabbed|redone|rewired|gutted))(?: in)? ((?:19|20)\d\d),? ((?:inside|inside and out|inside & out|in and out|top to bottom|throughout)\b.*)$/i,
    '$1 $3 $2',
  ],
  [
    /^(\d|two|three|four) (HVAC|AC|A\/C|furnace|water heater|heat pump)'?s?(?: units?| systems?)? ?:? ((?:19|20)\d\d(?:(?:,| and|, and| &) (?:19|20)\d\d)+)$/i,
    (_, count, system, years) => `${count} ${system} from ${partsOf(years ?? '').join(' + ')}`,
  ],
  [
    /^((?:(?:water|sewer|trash|gas|electric|internet|cable|pest)(?:,| and|, and| &|,? \+) ?)+(?:water|sewer|trash|gas|electric|internet|cable|pest)) (?:is |are )?billed (?:at )?(\$\d[\d,]*(?: flat)?(?:\/mo\w*| a month| monthly)?)$/i,
    (_, list, sum) => `${partsOf(list ?? '').join(', ')} = ${sum}`,
  ],
  [
    /^((?:light |some |recorded )?(?:deed )?restrictions)(?: ?:| -) no commercial(?: use)?$/i,
    '$1, no commercial use',
  ],
  [/^unrestricted - ([a-z ]+), ([a-z ]+? (?:ok|allowed|welcome))$/i, 'Unrestricted; $1 and $2'],
  [
    /^((?:[a-z/]+ )*[a-z/]+ (?:19|20)\d\d) \/ (?!up|down)((?:[a-z/]+ )*[a-z/]+ (?:19|20)\d\d)$/i,
    '$1, $2',
  ],
]

/**
 * A typed entry without the label, the dash or the equals sign before its list.
 * @example withoutLabel('Gas: cooktop, heat') // 'gas cooktop, gas heat'
 */
export const withoutLabel = (entry: string): string => {
  const text = entry.trim()
  for (const [pattern, retold] of RELABELLED)
    if (pattern.test(text))
      return typeof retold === 'string'
        ? text.replace(pattern, retold)
        : text.replace(pattern, retold)
  return entry
}
