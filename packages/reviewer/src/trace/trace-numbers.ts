import type { PropertyInput } from '@listwright/contracts'
import { CONDITIONS, PARTS } from '../language/claim-words.ts'
import { group, spellHalves } from '../language/numbers.ts'
import { numbersIn, type WrittenNumber } from '../numbers.ts'
import type { TracedClaim } from './claim.ts'
import { patternOf } from './pattern-of.ts'
import type { ProseWord } from './prose.ts'
import { isPlain } from './trace-words.ts'
import type { TypedFacts } from './typed-facts.ts'

interface Context {
  /** The text in lower case, places and contact data blotted out. */
  lower: string
  text: string
  words: readonly ProseWord[]
  facts: TypedFacts
  year: number | undefined
}

type Verdict = Pick<TracedClaim, 'status' | 'source' | 'why' | 'suggestion'>

// Hours of the day, household voltages and the like say nothing about one property.
const IDIOMS =
  /\b24\/7\b|\b360(?=[- ]?°|[- ]degree)|\b(?:4k|3d)\b|\b\d{1,2}(?::\d\d)?(?= ?[ap]\.?m\b)|\b(?:1[12]0|2[24]0)(?=[- ]volt)/g
// 'One' and 'two' are also idiom; a spelled number counts as a figure only in front of something countable.
const COUNTED =
  /^[- ](?:(?:full|half|covered|spacious|large|private|separate|additional|other|garage|parking|walk-in|ensuite|guest) )?(?:bed|bath|half[- ]bath|acre|stor(?:y|ies)|level|floor|cars?\b|garage|space|fireplace|unit|square|sq|minutes?[- ](?:away|from|to|by|drive|walk|ride|off)\b|mile|block|year|room|closet|door|window|balcon|deck|patio|porch|vanit|sink|oven|suite|office|living|parking|building|parcel|lot|bay|dock|meter|hundred|thousand|million|percent|owner|tenant|rent|stall|pool|barn|island|pantr|shower|tub|furnace|zone|boiler|kilowatt|amp\b|amps|gallon|feet|foot|seat|bottle|tree|guest)/
/** 'One door, one set of keys' is a figure of speech; 'one bath' is not. */
const COUNTED_ONE = /^[- ](?:(?:full|half) )?(?:bed|bath|half[- ]bath|acre|stor(?:y|ies)|cars?\b)/
/** 'The shower has six heads'. */
const HAS = /\b(?:has|have|holds?|seats|there are) $/
/** What is never counted by the bedrooms, the baths or the number of the house. */
const COUNTED_APART =
  /^[- ](?:(?:assigned|covered|deeded|garage|parking|valet|stone|gas) )?(?:cars?\b|garage|spaces?\b|fireplace|units?\b|stall|owner|tenant|acre|stor(?:y|ies)|balcon|pool|barn|kilowatt|gallon|amps?\b|seats?\b|guest)/
/** 'It sleeps fourteen.' */
const SLEEPS = /\b(?:sleeps?|holds|seats?|accommodates?|parks?|beds for) (?:up to |about )?$/
/** 'Two cars, or one and the bikes' counts the same garage again. */
const ALTERNATIVE = /\bor (?:an? )?$|\bof the $/

/** Every figure with the field it states, or none. */
export const traceNumbers = (context: Context): TracedClaim[] => {
  const { lower, text } = context
  const shown = lower.replace(IDIOMS, (found) => '~'.repeat(found.length))
  return numbersIn(shown).flatMap((number) => {
    const verdict = verdictOn(number, context)
    const { start, end } = number
    return verdict ? [{ start, end, text: text.slice(start, end), kind: 'number', ...verdict }] : []
  })
}

const UNITS: readonly [
  unit: RegExp,
  name: string,
  field: 'bedrooms' | 'bathrooms' | 'squareFeet' | 'lotSize',
  typed: RegExp,
][] = [
  [
    /^[- ]?(?:(?:large|spacious|upstairs|guest|private|generous|total|more|other|big) )?(?:bed(?!s? of)|brs?\b|bds?\b)/,
    'bedrooms',
    'bedrooms',
    /bed|br\b|bd/,
  ],
  [
    /^[- ]?(?:(?:full|half|updated|renovated|new|remodeled|marble|total|private|other|and a half)[- ])?(?:bath(?!e)|ba\b|restroom)/,
    'bathrooms',
    'bathrooms',
    /bath|\bba\b|restroom/,
  ],
  [/^[- ]?(?:sq|sf\b)/, 'square feet', 'squareFeet', /sf\b|sq|square|feet|x/],
  [/^[- ]?(?:\w+ )?acre/, 'acres', 'lotSize', /acre|\bac\b/],
]

const verdictOn = (number: WrittenNumber, context: Context): Verdict | null => {
  const { lower, facts } = context
  const { property } = facts
  const after = lower.slice(number.end, number.end + 40)
  const before = lower.slice(Math.max(0, number.start - 40), number.start)
  if (number.style === 'dollars') return ofMoney(number, after, before, context)
  for (const [unit, name, field, typed] of UNITS)
    if (unit.test(after)) return ofField(number, name, field, typed, after, before, context)
  if (isOfAddress(number, after, property)) return { status: 'traced', source: 'address' }
  if (isYear(number, after, lower)) return ofYear(number, before, after, context)
  const unit = DISTANCE.exec(after)?.[1]
  if (
    unit &&
    number.value > 1 &&
    !(unit === 'hour' && !TRAVEL.test(after)) &&
    !PERIODICALLY.test(before)
  )
    return ofDistance(number, unit, context)
  if (number.style === 'spelled' && !isCounted(number, after, before, context)) return null
  if (/^[- ]years?[- ](?:old|young)/.test(after) && context.year && property.yearBuilt)
    return number.value === context.year - property.yearBuilt
      ? { status: 'derived', source: 'yearBuilt' }
      : {
          status: 'contradicting',
          source: 'yearBuilt',
          why: `You entered ${property.yearBuilt} (year built).`,
        }
  return ofFeatures(number, context)
}

/** 'At 1830 Sycamore Ridge' names no year. */
const isOfAddress = (
  { value }: WrittenNumber,
  after: string,
  { address }: PropertyInput,
): boolean => {
  const [, digits, street = ''] = /^(\d+)\S* (\S+)/.exec(address.toLowerCase()) ?? []
  return Number(digits) === value && after.startsWith(` ${street}`)
}

/** What is this far away, or takes this long to reach. */
const DISTANCE =
  /^[- ](?:city |short |easy |level |country )?(min(?:ute)?|block|mile|hour)s?\b(?! (?:of|in|with|later|ago|at a|a day|walls?)\b)/
const UNIT_FORMS: Record<string, string> = {
  min: 'min',
  minute: 'min',
  block: 'bl(?:oc)?k',
  mile: 'mi\\b|mile',
  hour: 'h(?:ou)?rs?\\b',
}

const TRAVEL = /\b(?:from|to|away|drive|by|off)\b/
const PERIODICALLY = /\b(?:every|for|after|last|next|first|another|extra) $/

/** A distance is true only of what was entered at that distance. */
const ofDistance = ({ value }: WrittenNumber, unit: string, { facts }: Context): Verdict => {
  const typed = facts.numbers.filter((each) => each.number.value === value)
  const pattern = patternOf(`^[- ]?(?:[a-z]+ )?(?:${UNIT_FORMS[unit] ?? unit})`)
  const own = typed.find(({ feature, number: { end } }) => pattern.test(feature.slice(end)))
  return own ? { status: 'traced', source: own.source } : unsupported
}

const isCounted = (
  { value, end }: WrittenNumber,
  after: string,
  before: string,
  { words, facts }: Context,
): boolean => {
  if (ALTERNATIVE.test(before)) return false
  if (SLEEPS.test(before)) return true
  if (value === 1) return COUNTED_ONE.test(after)
  return (
    COUNTED.test(after) ||
    (HAS.test(before) && /^ [a-z]+s\b/.test(after)) ||
    thingAfter(words, end, facts) !== null
  )
}

const isYear = (
  { value, style, start, end }: WrittenNumber,
  after: string,
  lower: string,
): boolean =>
  style === 'digits' &&
  value >= 1600 &&
  value <= 2100 &&
  /^\d{4}$/.test(lower.slice(start, end)) &&
  !/^(?:[- ](?:sq|sf|square|feet|foot|ft|bottle|amp|gallon|volt)|\/)/.test(after)

const FEE =
  /\b(?:hoa|dues|fees?|maintenance|rents?|rented|rental|tax(?:es)?|assessment|deposit|association|lease|leased|insurance|gross(?:es|ed)?|noi|apply|income)\b/
const PERIOD =
  /^(?: ?\/ ?(?:mo|yr|qtr)|,? (?:an?|per|each|every) (?:month|year|quarter|week)| monthly| yearly| annually)/
const PER_UNIT =
  /^(?: ?\/ ?(?:sq|sf|acre|unit)|,? (?:an?|per|the) (?:sq|square|foot|acre|unit|door|bed|key|room))/
const PRICE =
  /(?:\bprice(?:d)?(?: is| at|:|,)?|asking|offered (?:for|at)|listed (?:at|for)|ask is|yours for) ?$/

const ofMoney = (
  number: WrittenNumber,
  after: string,
  before: string,
  context: Context,
): Verdict => {
  const { facts } = context
  const { price } = facts.property
  if (number.value === price || number.value === Math.round(price))
    return { status: 'traced', source: 'price' }
  const isFee = FEE.test(before) || PERIOD.test(after) || FEE.test(after.split(/[.;]/)[0] ?? '')
  const typed = facts.numbers.find((each) => each.number.value === number.value)
  const other = typed && otherKind(number.value, before, after, facts)
  if (other)
    return {
      status: 'contradicting',
      source: other,
      why: 'You entered this figure about something else.',
    }
  if (typed && !(PRICE.test(before) && !isFee)) return { status: 'traced', source: typed.source }
  if (facts.derived.has(number.value) && (!PERIOD.test(after) || facts.rents.has(number.value)))
    return { status: 'derived', source: PER_UNIT.test(after) ? 'price' : 'features' }
  if (facts.joined.has(number.value) && !(PRICE.test(before) && !isFee))
    return { status: 'traced', source: 'features' }
  if (isRounded(number.value, price, before)) return { status: 'derived', source: 'price' }
  if (
    PER_UNIT.test(after) &&
    [...facts.derived].some((value) => isRounded(number.value, value, before))
  )
    return { status: 'derived', source: 'price' }
  if (isFee || PER_UNIT.test(after)) return unsupported
  const [dollars, name] = [`$${group(price)}`, 'price']
  return price > 0
    ? {
        status: 'contradicting',
        source: 'price',
        why: `You entered ${dollars} (${name}).`,
        suggestion: dollars,
      }
    : unsupported
}

/** What a sum is for; a feature and a sentence may each name one. */
const PURPOSES: readonly RegExp[] = [
  /\b(?:hoa|dues|assoc\w*|maint\w*|assess\w*|condo fees?)\b/,
  /\b(?:rents?|rented|rental|leased?|tenants?|apt|unit)\b/,
  /\btax(?:es)?\b/,
  /\b(?:insurance|flood)\b/,
]

/** The feature in which a sum stands for another purpose than the one it is given here. */
const otherKind = (
  value: number,
  before: string,
  after: string,
  facts: TypedFacts,
): string | null => {
  const [near = ''] = before.split(/[.,;]/).slice(-1)
  const purpose =
    PURPOSES.find((each) => each.test(near)) ??
    PURPOSES.find((each) => each.test(after.split(/[.,;]| and /)[0] ?? ''))
  const typed = facts.numbers.filter((each) => each.number.value === value)
  if (!purpose || typed.some(({ feature }) => purpose.test(feature))) return null
  return typed.find(({ feature }) => PURPOSES.some((each) => each.test(feature)))?.source ?? null
}

const unsupported: Verdict = {
  status: 'unsupported',
  why: 'This figure is not among what you entered.',
}

const ofField = (
  number: WrittenNumber,
  name: string,
  field: 'bedrooms' | 'bathrooms' | 'squareFeet' | 'lotSize',
  typed: RegExp,
  after: string,
  before: string,
  { facts, words }: Context,
): Verdict => {
  const entered = facts.property[field] ?? 0
  const { value } = number
  if (isSame(value, entered)) return { status: 'traced', source: field }
  if ((field === 'squareFeet' || field === 'lotSize') && isRounded(value, entered, before))
    return { status: 'derived', source: field }
  if (field === 'bathrooms') {
    if (/^[- ]full\b/.test(after) && value === Math.floor(entered))
      return { status: 'derived', source: field }
    if (/^[- ]half\b/.test(after) && value === 1 && entered % 1 !== 0)
      return { status: 'derived', source: field }
  }
  const feature = facts.numbers.find(
    (each) =>
      each.number.value === value &&
      (typed.test(each.feature.slice(each.number.start)) ||
        (field === 'lotSize' && LAND.test(each.feature.slice(each.number.end)))),
  )
  if (feature) return { status: 'traced', source: feature.source }
  // 'One bedroom' of those that a feature is about; two share a Jack-and-Jill bath.
  const shared = facts.featureTexts.findIndex((each) =>
    value === 1
      ? (typed.test(each) || SUITE.test(each)) && after.startsWith(' ')
      : value === 2 && JACK_AND_JILL.test(each),
  )
  if (number.style === 'spelled' && shared >= 0 && value < entered)
    return { status: 'derived', source: `features[${shared}]` }
  // '112.3 tillable acres' of a feature that names no unit.
  const thing = thingAfter(words, number.end, facts)
  const about = thing ? facts.typedIn(thing) : new Set<string>()
  const bound = facts.numbers.find((each) => each.number.value === value && about.has(each.source))
  if (bound) return { status: 'traced', source: bound.source }
  if (facts.joined.has(value) && field !== 'bedrooms' && field !== 'bathrooms')
    return { status: 'traced', source: 'features' }
  if (facts.derived.has(value) && (field === 'squareFeet' || field === 'lotSize'))
    return { status: 'derived', source: 'lotSize' }
  if (entered <= 0) return unsupported
  const why = `You entered ${group(entered)} (${name}).`
  // A single one would need its noun changed as well.
  if (entered === 1) return { status: 'contradicting', source: field, why }
  const put = number.style === 'spelled' ? spellHalves(entered) : group(entered)
  return { status: 'contradicting', source: field, why, suggestion: put }
}

/** '40 open 13 wooded' counts acres. */
const LAND = /^ (?:open|wooded|tillable|fenced|irrigated|planted|cleared|pasture|timber)/
const UP =
  /\b(?:nearly|almost|close to|just (?:under|shy of)|under|less than|about|around|roughly|some) $/
const DOWN = /\b(?:over|more than|just over|better than|about|around|roughly|some|upwards of) $/
const ROUNDED = 0.06

/** Whether a figure is said to be near the one entered, and is: 'nearly 2,000 square feet' of 1,960. */
const isRounded = (value: number, entered: number, before: string): boolean =>
  entered > 0 &&
  Math.abs(value - entered) / entered <= ROUNDED &&
  (value >= entered ? UP : DOWN).test(before)

const JACK_AND_JILL = /jack|\bj ?(?:&|and|n) ?j\b|shared bath/
/** What belongs to a single bedroom. */
const SUITE = /primary|master|en ?-?suite/

const isSame = (one: number, other: number): boolean =>
  [1e6, 1e4, 1e2].some((places) => Math.round(other * places) / places === one)

const BUILT =
  /\b(?:built|constructed|erected|completed|year built:?)(?: (?:in|circa|around|back in))? ?$/

const ofYear = (
  number: WrittenNumber,
  before: string,
  after: string,
  context: Context,
): Verdict => {
  const { facts, words, lower } = context
  const { yearBuilt } = facts.property
  const { value } = number
  const isDecade = lower.charAt(number.end) === 's'
  if (yearBuilt && (value === yearBuilt || (isDecade && Math.floor(yearBuilt / 10) * 10 === value)))
    return { status: isDecade ? 'derived' : 'traced', source: 'yearBuilt' }
  const typed = facts.numbers.filter((each) => each.number.value === value)
  // 'Columns out front, 2021 behind the walls': the year belongs to what follows.
  const isApart = /[,;:] $/.test(before) && /^ [a-z]/.test(after)
  const things = isApart ? new Set<string>() : thingsAround(words, number, facts)
  const own = typed.find(({ source }) => things.has(source))
  const part = typed.length > 0 && !isApart ? otherPart(words, number, typed, facts) : null
  if (part)
    return {
      status: 'contradicting',
      source: typed[0]?.source,
      why: `You did not enter this year about the ${part}.`,
    }
  if (own) return { status: 'traced', source: own.source }
  const isOfBuilding =
    BUILT.test(before) && !typed.some(({ feature }) => /buil|complet|construct/.test(feature))
  if (
    yearBuilt &&
    (isOfBuilding || typed.length === 0) &&
    (BUILT.test(before) || /\b(?:since|dates? from|dating from) $/.test(before))
  )
    return {
      status: 'contradicting',
      source: 'yearBuilt',
      why: `You entered ${yearBuilt} (year built).`,
      suggestion: String(yearBuilt),
    }
  const [first] = typed
  if (!first)
    return facts.property.features.some((each) => each.includes(String(value)))
      ? { status: 'traced', source: 'features' }
      : unsupported
  return things.size === 0
    ? { status: 'traced', source: first.source }
    : {
        status: 'contradicting',
        source: first.source,
        why: 'You entered this year about something else.',
      }
}

const WHOLE =
  /^(?:home|house|residence|building|property|rooms?|interior|exterior|layout|lot|land)$/

/** A part of the building whose state a year is given of although it was entered of another: 'the roof was new in 2024'. */
const otherPart = (
  words: readonly ProseWord[],
  { start }: WrittenNumber,
  typed: TypedFacts['numbers'],
  facts: TypedFacts,
): string | null => {
  const last = firstAfter(words, start) - 1
  let at = last
  let isState = false
  while (at > last - REACH - 2 && words[at]?.clause === words[last]?.clause) {
    const word = words[at]?.text ?? ''
    if (CONDITIONS.has(word)) isState = true
    if (isState && isOtherPart(word, typed, facts)) return word
    // 'Kitchen and baths remodeled in 2018'.
    const earlier = words[at - 2]?.text ?? ''
    if (
      isState &&
      words[at - 1]?.text === 'and' &&
      PARTS.has(word) &&
      isOtherPart(earlier, typed, facts)
    )
      return earlier
    at -= 1
  }
  return null
}

const isOtherPart = (word: string, typed: TypedFacts['numbers'], facts: TypedFacts): boolean =>
  PARTS.has(word) &&
  !WHOLE.test(word) &&
  !typed.some(
    ({ source, feature }) =>
      facts.sourcesOf(word)?.has(source) || !/[a-z]{4}/.test(feature.replace(OF_STATE, '')),
  )
/** What a feature says that is about all of the building. */
const OF_STATE =
  /\b(?:new|fully|completely|renovated|remodeled|updated|restored|rebuilt|gut|built|in|since|systems?|all)\b/g

/** The features of the nearest things that the words before a figure name, in its clause. */
const thingsAround = (
  words: readonly ProseWord[],
  { start }: WrittenNumber,
  facts: TypedFacts,
): Set<string> => {
  const last = firstAfter(words, start) - 1
  const clause = words[last]?.clause
  const sources = new Set<string>()
  for (let at = last; at > last - CLAUSE && words[at]?.clause === clause; at -= 1) {
    const word = words[at]
    if (word && (!isPlain(word.text) || PARTS.has(word.text)))
      for (const source of facts.sourcesOf(word.text) ?? []) sources.add(source)
  }
  // A word for several features, or none, decides nothing.
  return [...sources].every((source) => source.startsWith('features[')) ? sources : new Set()
}

const ofFeatures = (number: WrittenNumber, context: Context): Verdict => {
  const { facts, words } = context
  const { value, end } = number
  const typed = facts.featuresWith(value)
  // A figure at the end of a line counts nothing of the next one.
  const thing = context.lower[end] === '\n' ? null : thingAfter(words, end, facts)
  const about = thing ? facts.typedIn(thing) : new Set<string>()
  const bound = typed.find((source) => about.has(source))
  if (bound) return { status: 'traced', source: bound }
  const isOfOwnCount = [...about].some((source) => COUNT_LAST.test(facts.featureOf(source)))
  const isDerived =
    (facts.derived.has(value) && !isOfOwnCount) ||
    [...about].some(
      (source) => facts.numbers.filter((each) => each.source === source).length === value,
    )
  const before = thingsAround(words, number, facts)
  const own = typed.find((source) => before.has(source))
  if (own) return { status: 'traced', source: own }
  if (about.size > 0 && (typed.length > 0 || isOfOwnCount) && !isDerived) {
    const [source = ''] = about
    return { status: 'contradicting', source, why: 'You entered this figure about something else.' }
  }
  const [first] = typed
  if (first) return { status: 'traced', source: first }
  if (isDerived) return { status: 'derived', source: 'features' }
  if (facts.joined.has(value)) return { status: 'traced', source: 'features' }
  // The count of bedrooms proves no other count.
  const { lower } = context
  const isOther =
    (value > 1 && COUNTED_APART.test(lower.slice(end, end + 40))) ||
    SLEEPS.test(lower.slice(Math.max(0, number.start - 24), number.start))
  return !isOther && isInFields(value, facts.property)
    ? { status: 'traced', source: 'address' }
    : unsupported
}

/** A count typed after its noun: 'Ponds 2'. */
const COUNT_LAST = /^[a-z]+s:? \d{1,2}$/

const isInFields = (
  value: number,
  { address, zipCode, bedrooms, bathrooms, squareFeet }: PropertyInput,
): boolean =>
  [bedrooms, bathrooms, squareFeet].includes(value) ||
  (`${address} ${zipCode}`.match(/\d+/g) ?? []).some((digits) => Number(digits) === value)

const REACH = 3
/** The words of a clause that are looked at. */
const CLAUSE = 15

/** The index of the first word that begins at or after a place. */
const firstAfter = (words: readonly ProseWord[], place: number): number => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.start ?? place) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The typed thing that a figure counts: 'two', 'stone', 'fireplaces'. */
const thingAfter = (words: readonly ProseWord[], end: number, facts: TypedFacts): string | null => {
  const first = firstAfter(words, end)
  const next = words[first]
  if (!next || next.start - end > 1) return null
  let found: string | null = null
  for (let at = first; at < first + REACH; at += 1) {
    const word = words[at]
    if (!word || (at > first && !word.isJoined)) break
    if (
      /^(?:and|or|in|on|of|with|for|to|from|at|by|is|are|was|that|the|a|an|away|per|feet|foot|ft|minutes|miles|blocks|mile|block|minute|more|others?)$/.test(
        word.text,
      )
    )
      break
    if (!isPlain(word.text) && facts.typedIn(word.text).size > 0) found = word.text
  }
  return found
}
