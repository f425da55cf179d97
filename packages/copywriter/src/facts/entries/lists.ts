import { series } from '../figures/numerals.ts'

/** A part of a list: words, perhaps with a figure before them. */
const LISTED = /^\s*(?:\d{1,2} ?)?[a-z][a-z'. -]{2,}$|^\s*\d{1,2} [A-Z]{2,3}$/i

const SHARED =
  /^(?:pool|gym|clubhouse|tennis|playground|tot lot|spa|sauna|park|trails|dog park|fitness center|pickleball|bbq|barbecue|grills?|hot tub|lounge|guest suites?|theater|rooftop|roof deck|business center|rec room|steam room|party room|clubroom)$/i

const LINES = /\b\p{Lu}[a-z]+(?:\/\p{Lu}[a-z]+)+(?= [Ll]ines?$)/u

/**
 * Three or more things between slashes are a list, as are two notes with spaces around the slash; short forms such as 'w/s/g' and '2/1' are not.
 * @example partsAtSlashes('top floor/vaulted ceiling/skylight') // ['top floor', 'vaulted ceiling', 'skylight']
 */
export const partsAtSlashes = (text: string): string[] => {
  const halves = text.split(' / ')
  // Two makers of one set: 'Wolf / Sub-Zero appl package'.
  if (/^\p{Lu}[\p{L}-]+ \/ \p{Lu}[\p{L}-]+ appl/u.test(text))
    return [text.replace(' / ', ' and ').replace(/(appl\w*) (?:pkg|package)$/i, '$1')]
  // Two names after 'near' are two neighbors.
  if (/ (?:near|by|close to|walk to) \p{Lu}[\p{L}' ]+ \/ \p{Lu}[\p{L}' ]+$/u.test(text))
    return [text.replace(' / ', ' and ')]
  // The name before a school is a school too: 'Drakes Creek / Greenwood HS'.
  const isOfSchools = /\b(?:HS|MS|ES|Elem|Elementary|High|Middle|schools?)$/i.test(text.trim())
  if (
    halves.length === 2 &&
    !isOfSchools &&
    // A fireplace between two rooms is one thing.
    !/\bfireplace\b/i.test(halves[0] ?? '') &&
    halves.every((half) => /^[a-z'.]+(?: [a-z'.]+)+$/i.test(half.trim()))
  )
    return halves
  // 'Red/Green/Orange Line' are the lines of one stop.
  if (LINES.test(text)) return [text.replace(LINES, (names) => series(names.split('/')))]
  const parts = text.split(/(?<!\bw)\//i)
  // Bare names between slashes do not say what they are: 'Poe / Lanier / Lamar'.
  if (parts.every((part) => /^\s*\p{Lu}\p{Ll}+\s*$/u.test(part))) return [text]
  // 'gym/pool/guest suite in bldg': all of them are there.
  const [, place = ''] = / (in (?:the )?(?:bldg|building|complex|community))$/i.exec(text) ?? []
  const shared = parts.map((part) => part.replace(` ${place}`, '').trim())
  if (parts.length > 2 && place && shared.every((part) => SHARED.test(part)))
    return shared.map((part) => `${part} ${place}`)
  const isList =
    parts.length > 2 &&
    parts.every((part) => LISTED.test(part)) &&
    (parts.filter((part) => /\S \S/.test(part)).length > 1 ||
      parts.every((part) => SHARED.test(part.trim())))
  return isList ? parts : [text]
}

const ALL_OF_YEAR = /^(.+?),? all(?: new)?(?: in| from)? ((?:19|20)\d\d)(?:ish)?$/i

/** 'furnace, AC, water heater all 2019': the year is that of each. */
export const withSharedYear = (items: readonly string[]): string[] => {
  const [first, end = ''] = [items.slice(0, -1), items.at(-1)]
  const [, last = '', year = ''] =
    ALL_OF_YEAR.exec(end) ??
    (first.every((item) => IS_HEATING_OR_COOLING.test(item)) ? OF_ONE_YEAR.exec(end) : null) ??
    []
  if (items.length < 2 || !last || items.slice(0, -1).some((item) => /\d/.test(item)))
    return [...items]
  return [...items.slice(0, -1), last].map((item) => `${item} ${year}`)
}

const RENEWABLE =
  '(?:HVAC|A\\/?C|central air|(?:hot )?water heater|HWH|WH|softener|heat pump|furnace|boiler|windows|siding|roof|gutters|(?:garage |front |interior )?doors|appliances|floors|flooring|carpet|(?:interior |exterior )?paint|plumbing|electrical|electric|wiring|septic|light fixtures|lighting|lights|fixtures|cabinets|counters|countertops|trim|blinds|faucets|deck|fence|driveway|insulation)'
const RENEWED = new RegExp(
  `^(?:(?:and|&) )?${RENEWABLE}(?: (?:and|&) ${RENEWABLE})?(?: (?:in )?((?:19|20)\\d\\d))?$`,
  'i',
)
const FRESH = /^(?:all )?(new|newer|brand new|fresh) /i

/** 'New roof, HVAC and water heater': all of them are new. Of 'fresh paint and carpet', the paint is fresh and the carpet is new. */
export const withSharedNew = (items: readonly string[]): string[] => {
  const [lead, fresh = ''] = FRESH.exec(items[0] ?? '') ?? []
  const listed = [(items[0] ?? '').slice(lead?.length ?? 0), ...items.slice(1)]
  const isList = items.length > 1 || (/fresh/i.test(fresh) && / (?:and|&) /.test(items[0] ?? ''))
  if (!lead || !isList || !listed.every((item) => RENEWED.test(item))) return [...items]
  const year = RENEWED.exec(listed.at(-1) ?? '')?.[1]
  return listed
    .flatMap((item) => item.replace(/^(?:and|&) /i, '').split(/ (?:and|&) /i))
    .map((item) => {
      const adjective = /fresh/i.test(fresh) && !/paint$/i.test(item) ? 'new' : fresh.toLowerCase()
      // 'New roof 2022, HVAC 2020': each has a year of its own.
      const isDated = / (?:19|20)\d\d$/.test(item)
      return `${adjective} ${item}${year && !isDated ? ` ${year}` : ''}`
    })
}

const HEATING_OR_COOLING =
  '(?:furnace|boiler|AC|A/C|C/A|CAC|central air|HVAC|HWH|HWT|water heater|hot water heater)'
const OF_ONE_YEAR = new RegExp(`^(${HEATING_OR_COOLING}) ((?:19|20)\\d\\d)$`, 'i')
const IS_HEATING_OR_COOLING = new RegExp(`^${HEATING_OR_COOLING}$`, 'i')

const SPACES = /^(\d{1,2}|one|two|three|four) (spaces?|spots?|stalls?)$/i

/** 'gated garage, 1 space': the space is one in the garage. */
export const withSpacesInside = (items: readonly string[]): string[] => {
  const whole: string[] = []
  for (const item of items) {
    const [, count, space] = SPACES.exec(item) ?? []
    const place = whole.at(-1) ?? ''
    const placeInLine = place.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    if (count && space && /^(?!.*\bcar\b)(?:[a-z-]+ ){0,3}(?:garage|carport|parking)$/i.test(place))
      whole[whole.length - 1] = /parking$/i.test(place)
        ? `${count} ${placeInLine} ${space}`
        : `${count} parking ${space} in ${placeInLine}`
    else if (count && space && PAVED.test(place))
      whole.push(`the ${PAVED.exec(place)?.[1]?.toLowerCase()} has ${item}`)
    else whole.push(item)
  }
  return whole
}

/** 'new asphalt lot 2023': where cars stand, and when it was made. */
const PAVED = /\b(lot|carport|parking area)(?: \(?(?:19|20)\d\d\)?)?$/i

/** '3 car garage, each space rents $60': the space is one of the garage. */
export const withNamedSpaces = (items: readonly string[]): string[] =>
  items.map((item, at) => {
    const owner = /\b(garage|carport|barn)$/i.exec(items[at - 1] ?? '')?.[1]?.toLowerCase()
    return owner ? item.replace(/^each (?=(?:space|stall|bay)\b)/i, `each ${owner} `) : item
  })

const ON_LEVEL =
  /^(?:(.+) )?(?:(up|down)(?:stairs)? ((?:19|20)\d\d)|((?:19|20)\d\d) (up|down)(?:stairs)?)$/i

/** The system that a note is about, where its years come behind a comma: 'two HVAC units, up 2018, down 2020'. */
const SYSTEM = /\b(HVAC|AC|A\/C|furnaces?|water heaters?|heat pumps?)(?: units| systems)?$/i

/** 'HVAC up 2018, down 2020': the second year is that of another HVAC. */
export const withNamedLevels = (items: readonly string[]): string[] => {
  const levels = items.map((item) => ON_LEVEL.exec(item))
  const thing = levels[0]?.[1] ?? SYSTEM.exec(items[0] ?? '')?.[1]?.replace(/s$/, '')
  if (!thing || items.length < 2 || levels.slice(1).includes(null)) return [...items]
  return items.map((item, at) => {
    const [match, named, before, year, yearBefore, after] = levels[at] ?? []
    return match ? `${named ?? thing} ${before ?? after} ${year ?? yearBefore}` : item
  })
}
