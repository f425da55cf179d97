import { series } from '../figures/numerals.ts'
import { isHeadNoun, isPluralNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { describedThing } from './described-things.ts'
import { headedList } from './headed-lists.ts'
import type { Item } from './item.ts'

/** Rewrites the items from `start` on, or leaves them: `null`. */
type Joiner = (items: readonly Item[], start: number) => { joined: Item[]; end: number } | null

/**
 * Commas part items, and also the members of one list: the lists that share a noun, a place, a verb or a label are
 * made whole again.
 * @example withListsJoined([orange, lemon, 'and fig trees']) // ['orange, lemon, and fig trees']
 */
export const withListsJoined = (items: readonly Item[]): Item[] => {
  const whole: Item[] = []
  for (let at = 0; at < items.length; ) {
    const list = firstOf(items, at)
    whole.push(...(list?.joined ?? items.slice(at, at + 1)))
    at = list?.end ?? at + 1
  }
  return whole
}

const firstOf = (items: readonly Item[], start: number) => {
  for (const join of JOINERS) {
    const list = join(items, start)
    if (list) return list
  }
  return null
}

/** The position after the run of items that satisfy the test. */
const endOfRun = (
  items: readonly Item[],
  start: number,
  isMember: (text: string) => boolean,
): number => {
  let end = start
  while (items[end] && isMember(items[end]?.text ?? '')) end++
  return end
}

const textsOf = (items: readonly Item[], start: number, end: number): string[] =>
  items.slice(start, end).map(({ text }) => text)

/** 'orange, lemon, and fig trees': words that name nothing without the noun of the last. */
const sharedNoun: Joiner = (items, start) => {
  const first = items[start]
  const end = endOfRun(items, start, isQualifier)
  const last = items[end]?.text ?? ''
  const noun = /^(?:(?:and|&) |[a-z-]+ (?:and|&) )(?:[a-z-]+ )?[a-z-]+ ([a-z]+)$/i
    .exec(last)?.[1]
    ?.toLowerCase()
  if (!first || end === start || !noun || !isPluralNoun(noun)) return null
  if (!isHeadNoun(singular(noun))) return null
  const text = [
    ...textsOf(items, start, end),
    last.replace(/ ?(?:and|&) /, (word) => (word.startsWith(' ') ? ', and ' : 'and ')),
  ].join(', ')
  return { joined: [{ text, index: first.index }], end: end + 1 }
}

const QUALIFIER =
  /^(?:orange|lemon|lime|apple|pear|peach|plum|cherry|fig|pecan|hickory|mahogany|teak|birch|oak|maple|walnut|pine|cedar|brick|stone|granite|marble|quartz|slate|copper|brass)$/i
const isQualifier = (text: string): boolean =>
  QUALIFIER.test(text) || (/^[a-z]+$/i.test(text) && !isHeadNoun(singular(text.toLowerCase())))

const isMovable = (text: string): boolean =>
  !/\bhook-?ups?$/i.test(text) &&
  (/^(?:w\/d|range\/hood|smart thermostat)$/i.test(text) ||
    (/^(?:[a-z]+ )?[a-z]+$/i.test(text) &&
      (/^(?:fridge|frig|refrig|micro)$/i.test(text) ||
        /^(?:appliance|technology)$/.test(
          kindOfNoun(singular(text.split(' ').at(-1)?.toLowerCase() ?? '')) ?? '',
        ))))

/** 'fridge, washer, dryer negotiable': the verb is that of all. */
const sharedState: Joiner = (items, start) => {
  const first = items[start]
  const end = endOfRun(items, start, isMovable)
  const last = /^(?:and |& )?(.+?) (negotiable|excluded|included|stay|convey|remain)$/i.exec(
    items[end]?.text ?? '',
  )
  if (!first || end === start || !last?.[1] || !last[2]) return null
  // The end of one entry and the beginning of the next are no list.
  if (items[start - 1]?.index === first.index && items[end]?.index !== first.index) return null
  const things = last[1].split(/ (?:and|&) /)
  if (!things.every(isMovable)) return null
  const all = [...textsOf(items, start, end), ...things].flatMap((thing) =>
    /^range\/hood$/i.test(thing) ? ['range', 'hood'] : [thing],
  )
  return { joined: [{ text: `${series(all)} ${last[2]}`, index: first.index }], end: end + 1 }
}

const FRUIT =
  'apple|apricot|avocado|banana|cherry|citrus|fig|grape|grapefruit|guava|kumquat|lemon|lime|lychee|mandarin|mango|nectarine|olive|orange|papaya|peach|pear|pecan|persimmon|plum|pomegranate|quince|tangelo|tangerine|walnut'
const TREE = 'ash|aspen|birch|cedar|elm|fir|maple|oak|pine|poplar|spruce|willow'
const FRUITS = new RegExp(
  `^(?:and |& )?(?:${FRUIT})s?(?: (?:and|&) (?:${FRUIT})s?)?(?: trees)?( (?:on|in) (?:the )?(?:lot|yard|property|garden|backyard))?$`,
  'i',
)
const HEADED = new RegExp(`^(?:citrus|fruit trees|fruit|trees): ?((?:${FRUIT}|${TREE})s?)$`, 'i')
const MEMBER = new RegExp(
  `^(?:and |& )?(?:${FRUIT}|${TREE})s?(?: (?:and|&) (?:${FRUIT}|${TREE})s?)?$`,
  'i',
)

/** 'mango, lychee and citrus on the lot', 'citrus: grapefruit, orange': the trees of one garden. */
const trees: Joiner = (items, start) => {
  const first = items[start]
  const named = HEADED.exec(first?.text ?? '')?.[1]
  if (!first || (!named && !FRUITS.test(first.text))) return null
  const isMember = named ? MEMBER : FRUITS
  let end = start + 1
  while (items[end]?.index === first.index && isMember.test(items[end]?.text ?? '')) end++
  const texts = [named ?? first.text, ...textsOf(items, start + 1, end)]
  const place = texts.map((text) => / (?:on|in) .+$/i.exec(text)?.[0]).find(Boolean) ?? ''
  const kinds = texts.flatMap((text) =>
    text
      .toLowerCase()
      .replace(/ (?:on|in) .+$| trees$/g, '')
      .replace(/ trees$/, '')
      .replace(/^(?:and|&) /, '')
      .split(/ (?:and|&) /),
  )
  // Without a head or a place, a lone fruit may be a color or a wood.
  if (kinds.length < 2 || (!named && !place)) return null
  return { joined: [{ text: `${series(kinds)} trees${place}`, index: first.index }], end }
}

const SHARED =
  /^(?:pools?|playground|clubhouse|gym|tennis(?: courts?)?|pickleball(?: courts?)?|trails?|walking trails?|greenway|dog park|park|spa|marina|golf|lake|pond|splash pad|basketball(?: court)?|bocce|volleyball|fitness center|tot lot|hot tub|sauna|boat ramp|picnic area)$/i

const GAME = /^(tennis|pickleball|basketball|bocce|volleyball)$/

/** 'pool, playground & greenway in community', 'pool and tennis community': all of them are there. */
const sharedPlace: Joiner = (items, start) => {
  const end = endOfRun(items, start, (text) => SHARED.test(text))
  const text = items[end]?.text ?? ''
  const last =
    /^(.+?) in (?:the )?(community|neighborhood|subdivision|complex)$/i.exec(text) ??
    /^(.+? (?:and|&) .+?) (community|neighborhood)$/i.exec(text)
  if (!last?.[1] || !last[2]) return null
  const things = last[1].split(/ (?:and|&|\+|\/) /)
  if (end === start && things.length === 1) return null
  if (!things.every((thing) => SHARED.test(thing))) return null
  const place = /^n/i.test(last[2]) ? 'neighborhood' : 'community'
  const joined = [
    ...items.slice(start, end),
    ...things.map((text) => ({ text, index: items[end]?.index ?? 0 })),
  ].map(({ text, index }) => ({
    text: `${place} ${text.toLowerCase().replace(GAME, '$1 courts')}`,
    index,
  }))
  return { joined, end: end + 1 }
}

/** 'Excluded: chandelier and sconces', 'nearby: Short Pump, Innsbrook': the label is said of each. */
const labelled: Joiner = (items, start) => {
  const first = items[start]
  const label =
    /^(nearby|close by|close to|near|excluded|exclusions|excludes|exclude|excl\.?|does not convey|included|inclusions|incl\.?|conveys|negotiable): ?(.+)$/i.exec(
      first?.text ?? '',
    )
  if (!first || !label?.[1] || !label[2]) return null
  let end = start + 1
  while (items[end]?.index === first.index) end++
  const things = [label[2], ...textsOf(items, start + 1, end)].flatMap((thing) =>
    thing.replace(/^(?:and|&) /i, '').split(/ (?:and|&) /),
  )
  const list = series(things)
  const text = /^(?:nearby|close|near)/i.test(label[1])
    ? `near ${list}`
    : `${list} ${fateOf(label[1])}`
  return { joined: [{ text, index: first.index }], end }
}

/** What the label says of the things after it. */
const fateOf = (label: string): string => {
  if (/^neg/i.test(label)) return 'negotiable'
  return /^(?:incl|conveys)/i.test(label) ? 'included' : 'excluded'
}

/** 'eight fireplaces, all lined', 'tile counters, dated but clean': said of what stands before. */
const described: Joiner = (items, start) => {
  const first = items[start]
  const next = items[start + 1]
  if (!first || !next || first.index !== next.index || /\(/.test(first.text)) return null
  const year = /^(?:all|both)(?: in| from)? ((?:19|20)\d\d)$/i.exec(next.text)?.[1]
  if (year) return { joined: [{ ...first, text: `${first.text} ${year}` }], end: start + 2 }
  const isOfAll = /^(?:all|both) [a-z]+ed$/i.test(next.text) && /s$/.test(first.text)
  const isOfEach = /^one [a-z]+,?(?: and)? one [a-z]+$/i.test(next.text)
  const isContrast = /^[a-z]+ but [a-z]+$/i.test(next.text)
  if (isContrast && / (?:has|have|is|are) /.test(first.text))
    return { joined: [{ ...first, text: `${first.text}, ${next.text}` }], end: start + 2 }
  if (/\b(?:bond|warranty|contract)\b/i.test(first.text) && /^\p{Lu}\p{Ll}+$/u.test(next.text))
    return { joined: [{ ...first, text: `${first.text} with ${next.text}` }], end: start + 2 }
  return isOfAll || isOfEach
    ? { joined: [{ ...first, text: `${first.text} (${next.text})` }], end: start + 2 }
    : null
}

/** 'heated drive, walks and decks': all of them are heated. */
const sharedAdjective: Joiner = (items, start) => {
  const first = items[start]
  const next = items[start + 1]
  if (!first || first.index !== next?.index) return null
  const pair = /^([a-z]+s) (?:and|&) ([a-z]+s)$/i.exec(next.text)
  if (!pair?.[1] || !pair[2] || !/^[a-z]+ed [a-z]+$/i.test(first.text)) return null
  const nouns = [first.text.split(' ')[1] ?? '', pair[1], pair[2]]
  return nouns.every((noun) => OUTDOORS.test(noun))
    ? { joined: [{ ...first, text: `${first.text}, ${pair[1]}, and ${pair[2]}` }], end: start + 2 }
    : null
}
const OUTDOORS =
  /^(?:drive|driveway|walk|walkway|deck|patio|path|terrace|porch|step|sidewalk)(?:e?s)?$/i

const UTILITY = /^(?:gas|water|trash|sewer|electric|pest|internet|cable)$/i

/** 'gas, water, trash = $85 flat': one sum for all of them. */
const sharedSum: Joiner = (items, start) => {
  const first = items[start]
  const end = endOfRun(items, start, (text) => UTILITY.test(text))
  const last = /^([a-z]+) ?= ?(\$?\d.*)$/i.exec(items[end]?.text ?? '')
  if (!first || end === start || !last?.[1] || !UTILITY.test(last[1])) return null
  const sum = (last[2] ?? '').replace(/^\$?/, '$')
  const text = `${[...textsOf(items, start, end), last[1]].join(', ')} = ${sum}`
  return { joined: [{ text, index: first.index }], end: end + 1 }
}

const DUTY =
  '(?:water|sewer|trash|garbage|gas|electric(?:ity)?|heat|hot water|cooking gas|(?:property )?taxes|insurance|(?:exterior |building |lot |grounds )?maintenance|roof|siding|lawn(?: care)?|snow(?: removal)?|landscaping|cable|internet|exterior|common areas?|(?:all )?utilities|pool|gutters|paint(?:ing)?|management|repairs|structure|HVAC|parking lot|CAM|recycling|reserves|clubhouse|security|driveway|walks|windows|decks|fences|grounds|mowing|plowing|foundation|elevator)'
/** Who sees to what, or what a lease leaves to somebody, as far as the first comma. */
const SEES_TO = new RegExp(
  `^(?:the )?(?:.*\\b(?:owner|seller|landlord|tenants?|HOA|association|buyer|building|lessee|lessor|unit owner)s? (?:pays?|paying|covers?|maintains?|handles?|provides?|(?:is |are )?responsible for|takes? care of|includes?)|.*\\bpaid by (?:owner|tenant))(?: for)?(?: the| own| their own)? ${DUTY}$`,
  'i',
)
const DUTIES = new RegExp(`^${DUTY}$`, 'i')
const LAST_DUTY = new RegExp(`^(?:${DUTY} )?(?:and|&|\\+) ${DUTY}$|^${DUTY}$`, 'i')

/** 'owner pays water, sewer and trash': somebody sees to all of them. */
const sharedDuty: Joiner = (items, start) => {
  const first = items[start]
  if (!first || !SEES_TO.test(first.text)) return null
  const bare = endOfRun(items, start + 1, (text) => DUTIES.test(text))
  const closes = /\b(?:and|&|\+) /i.test(items[bare]?.text ?? '')
  const end = closes && LAST_DUTY.test(items[bare]?.text ?? '') ? bare + 1 : bare
  if (end < start + 2) return null
  const last = items[end - 1]?.text.replace(/^(?:and|&|\+) /i, '').split(/ (?:and|&|\+) /i) ?? []
  const [, head = '', duty = ''] = new RegExp(`^(.*?)(${DUTY})$`, 'i').exec(first.text) ?? []
  const things = [duty, ...textsOf(items, start + 1, end - 1), ...last]
  return { joined: [{ ...first, text: `${head}${series(things)}` }], end }
}

const JOINERS: readonly Joiner[] = [
  sharedDuty,
  trees,
  sharedNoun,
  sharedSum,
  sharedState,
  sharedPlace,
  sharedAdjective,
  labelled,
  headedList,
  describedThing,
  described,
]
