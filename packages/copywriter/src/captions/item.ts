import { articleFor } from '@listwright/reviewer/language'
import { onceFor } from '@listwright/reviewer/memory'
import { spelledOut } from '../compose/numbers.ts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, named, sourceOf, type Value, wording } from '../compose/value.ts'
import { THINGS } from '../facts/clear-names.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { kindOfNoun } from '../facts/head-nouns.ts'
import { datedFeature } from '../story/dated.ts'
import { isNote } from '../story/note.ts'
import { isHome } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { strengthOf } from '../story/strength.ts'
import { isIdentity } from './identity.ts'
import { type Part, partOf } from './part.ts'
import { isPlain } from './plain-fact.ts'

/** A thing that the property has, with what was typed as part of it. */
export interface Item {
  feature: Feature
  parts: readonly Feature[]
  part: Part
  /** That of the thing or of its strongest part. */
  strength: number
}

const PARTS_MAX = 2
const WEAKEST_PART = 1.3
const WEAKEST = 1.5
/** On land there is little else to mention. */
const WEAKEST_ON_LAND = 0.5
const LONGEST = 64
/** The rest of a note that could not be parsed: none of its nouns can be listed. */
const RAW =
  /[()/;:&]|^(?:each|all|both|quick|easy)\b|\b(?:mins?|goes|runs|needs|borders?|backs|overlooks|negotiable|bus|trains?|subway|ferry|shuttle)\b|\b(?:walk|drive|bike|ride|blocks?|miles?|minutes?) to\b|^\S+ed$|^frog$|\b(?:on|in|at|of) the (?:over|under|about)\b|\b(?:downstairs|upstairs|one|two|three|four|five|\d|\w+(?:th|rd|nd|st)) bed(?:room)?$|\b(?:cars?|newer|older|new|old|updated|down|up|to|stop|throughout)$|\bcart to\b/i
const RAW_TAIL = /[()]|\bover an?\b|\b(?:goes|runs|needs|leads)\b/i
/** Words that every property could claim. */
const TOO_PLAIN =
  /^(?:roof|kitchen|baths?|bathrooms?|windows|doors|floors|electric|electrical|central|tile|pets|pad|lighting|heat|all appliances|yard|corner|living room|bedroom|two stories|power|lot|brick front|vinyl siding|(?:[\w/-]+ (?:and |\/ ?))?(?:western|southern|eastern|northern|south|north|east|west)(?:ern)? exposures?|waterfront setting|great room plan|gravel drive(?:way)?|pool heater|full bath|(?:two|three|four|multiple) (?:levels|stories)|(?:[\w-]+ )*(?:construction|paint|exterior|siding)|(?:accordion|hurricane|storm) shutters|brick|painted brick|stucco|shutters|irrigation|refrigerated air|well and septic|septic|exposure|high ceilings|(?:[\w ]+ )?historic district)$/i
const STATED = /^(?:it has|there (?:is|are)) (?!no\b)(.+)$/

/** Everything a caption can list, strongest first. */
export const itemsOf = onceFor((story: Story): readonly Item[] => {
  const { ranked, facts } = story
  const things = ranked.filter((feature) => isListable(feature, story))
  // What belongs to the property as a whole stands for itself: 'Shingle-style home with a wraparound porch'.
  const wholes = new Set(
    ranked.filter(
      (feature) => feature.name !== null && !feature.partOf && !isIdentity(feature, story),
    ),
  )
  const strength = (feature: Feature) => strengthOf(feature, facts)
  const items = ranked.flatMap((feature) => {
    if (feature.partOf && wholes.has(feature.partOf)) return []
    const parts = things.filter((each) => each.partOf === feature && strength(each) >= WEAKEST_PART)
    const isPlainWhole = TOO_PLAIN.test(feature.name?.text ?? '') && parts.length > 0
    if (!isPlainWhole && !things.includes(feature)) return []
    const strongest = Math.max(...[feature, ...parts].map(strength)) + landPull(feature, story)
    return [{ feature, parts, part: partOf(feature, story), strength: strongest }]
  })
  const least = facts.propertyType === 'Land' ? WEAKEST_ON_LAND : WEAKEST
  const best = items.filter((item) => item.strength >= least)
  return best
    .filter((item, at) => !best.slice(0, at).some((other) => isSameThing(item, other)))
    .sort((one, other) => other.strength - one.strength)
})

const FRONTAGE = /\bfrontage\b/i
const OLD_BUILDING = /^old (?:\w+ )?(?:barn|shed|house|cabin|building)\b/i
const SITE = 6

/** What land is bought for comes before an old building on it. */
const landPull = (feature: Feature, { facts }: Story): number => {
  if (facts.propertyType !== 'Land') return 0
  const name = nounOf(feature)?.text ?? ''
  return FRONTAGE.test(name) ? SITE : OLD_BUILDING.test(name) ? -SITE : 0
}

/** What was typed and is too small for a sentence of its own: it may fill up a list. */
export const smallThingsOf = onceFor((story: Story): readonly Feature[] => {
  const items = itemsOf(story)
  const isTaken = (feature: Feature) =>
    items.some((item) => item.feature === feature || item.parts.includes(feature))
  return story.ranked.filter(
    (feature) =>
      !isTaken(feature) &&
      !feature.partOf &&
      feature.year === null &&
      !NOTHING.test(nounOf(feature)?.text ?? '') &&
      isListable(feature, story, true),
  )
})

/** Words that say nothing without a figure or a quality. */
const NOTHING =
  /^(?:roof|kitchen|baths?|bathrooms?|windows|doors|floors|electric|electrical|central|tile|pets|pad|lighting|heat|yard|corner|living room|bedroom|power|lot|pool heater|exposure|waterfront setting|great room plan|(?:two|three|four|multiple) (?:levels|stories)|two stories|(?:[\w ]+ )?historic district|easy access.*)$/i

const isSameThing = ({ feature }: Item, { feature: other }: Item): boolean =>
  nounOf(feature)?.text === nounOf(other)?.text

const isListable = (feature: Feature, story: Story, isSmall = false): boolean => {
  if (isPlain(feature, story) || isIdentity(feature, story)) return false
  if (feature.kind === 'view')
    return feature.seen !== '' || (feature.name !== null && feature.name.head !== 'exposure')
  const name = nounOf(feature)
  if (name?.text === `${story.facts.lot} acres`) return false
  if (!name || (feature.name !== null && isNote(feature))) return false
  if (RAW.test(name.text) || RAW_TAIL.test(name.tail)) return false
  const isOfAKind = isKnown(name) || (isSmall && KNOWN_KINDS.has(feature.kind))
  if (isHome(story.facts) && feature.concept === null && feature.name && !isOfAKind) return false
  if (/[$%/"]|\d'|(?<![,\d])\d{4}(?!\d)/.test(name.text)) return false
  if (!isSmall && isTooPlain(name)) return false
  if (/^[\d.,]+ (?!tillable)/.test(name.text) && !name.isCounted && feature.name) return false
  if (story.facts.features.some(({ statement }) => statement?.startsWith(`the ${name.text} rents`)))
    return false
  return `${name.text} ${name.tail}`.length <= LONGEST && !/\bnot\b|\bno\b/i.test(feature.text)
}

const KNOWN_KINDS: ReadonlySet<Feature['kind']> = new Set([
  'amenity',
  'room',
  'outdoor place',
  'finish',
  'system',
  'storage',
  'parking',
])

/** An unknown feature is listed only if its noun is that of something a property has. */
const isKnown = ({ head, isName }: NounPhrase): boolean =>
  isName || THINGS.has(kindOfNoun(head) ?? 'terms')

/** Things that every home has are not listed; a full bath is, if the agent typed where it is. */
const isTooPlain = ({ text, tail }: NounPhrase): boolean =>
  TOO_PLAIN.test(text) && !(text === 'full bath' && tail)

/** The noun phrase of a thing, also where it was read as 'it has …' or 'there is …'. */
export const nounOf = ({ name, statement, kind }: Feature): NounPhrase | null => {
  if (name) return name
  const words = STATED.exec(statement ?? '')?.[1]
  if (!words || kind === 'condition' || kind === 'terms') return null
  if (/, (?!plus)|\bfor \$/.test(words)) return null
  const isPlural = /^there are/.test(statement ?? '') || /\bfeet of\b/.test(words)
  const text = words
    .replace(/^an? (?!mile\b)/, '')
    .replace(/\b([1-9])-?(?:bd|br|bed)\b/i, (_, figure) => `${spelledOut(Number(figure))}-bedroom`)
  return {
    text,
    head: text.split(' ').at(-1) ?? '',
    number: isPlural ? 'plural' : text === words ? 'mass' : 'singular',
    isCounted: false,
    isName: false,
    tail: '',
  }
}

/** A thing by itself: 'a pool and spa resurfaced in 2023', 'views of the Davis Mountains'. */
export const thingValue = onceFor((feature: Feature): Value => {
  const source = sourceOf(feature)
  const name = nounOf(feature)
  if (feature.kind === 'view' && feature.seen && (!name || /[A-Z]/.test(name.text)))
    return viewValue(feature)
  if (!name) return wording(feature.text, source)
  const dated = feature.year === null ? null : datedFeature(feature)
  const done = /^(?:was|were) (?!new)(\w+) in$/.exec(dated?.verb ?? '')?.[1]
  const floor = name.tail ? '' : (/ (upstairs|downstairs)$/i.exec(feature.typed)?.[1] ?? '')
  const tail = [
    inWords(name.tail) || floor,
    dated && done ? `${done} in ${dated.year}` : '',
  ].filter(Boolean)
  const text = hyphenated(dated && done ? dated.label : name.text)
  return named(asOne({ ...name, text, tail: tail.join(' ') }, feature), source)
})

/** Two words before a noun that are one word of it: 'alley-access garage', 'street-level retail'. */
const hyphenated = (text: string): string =>
  text
    .replace(/\b(alley|street|rear|walk-out) access (?=[a-z])/i, '$1-access ')
    .replace(/\b(street|ground|main|lower|upper|garden) (level|floor) (?=[a-z])/i, '$1-$2 ')
    .replace(/\b(full|whole) house (?=generator|fan|filter)/i, '$1-house ')
    .replace(/\bbutler pantry\b/i, "butler's pantry")
    .replace(/\bgarage under$/i, 'garage under the house')

/** 'A La Cornue range', 'a pool and spa'. */
const asOne = (name: NounPhrase, { kind }: Feature): NounPhrase => {
  if (/^(?:[\w-]+ )?pool and spa$/i.test(name.text)) return { ...name, number: 'singular' }
  return kind === 'appliance' && name.number === 'singular' ? { ...name, isName: false } : name
}

const QUALIFIER =
  /\b(?:filtered|partial|seasonal|peek-?a-?boo|distant|limited|obstructed|winter(?:time)?|some)\b/i

/** What an agent typed to limit a view, which must not be lost: 'filtered '. */
const qualifierOf = ({ typed, kind }: Feature): string => {
  const found = kind === 'view' ? QUALIFIER.exec(typed)?.[0].toLowerCase() : null
  return found ? `${found} ` : ''
}

export const isQualified = (feature: Feature): boolean => qualifierOf(feature) !== ''

const ORDINALS: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
}

/** 'From the second floor'. */
const inWords = (tail: string): string =>
  tail.replace(/\b[1-6](?:st|nd|rd|th)(?= (?:floor|level))/, (found) => ORDINALS[found] ?? found)

const viewValue = (feature: Feature): Value => {
  if (!/\bviews?\b/i.test(feature.typed))
    return wording(`${feature.seen} in view`, sourceOf(feature))
  const isOne = feature.name?.number === 'singular'
  const tail = inWords(feature.name?.tail ?? '')
  const words = `${qualifierOf(feature)}${isOne ? 'view' : 'views'} of ${feature.seen}${tail ? ` ${tail}` : ''}`
  const bare = passage(words, sourceOf(feature))
  return {
    bare,
    the: concatenate([passage('the'), bare], ' '),
    a: isOne ? concatenate([passage(articleFor(words)), bare], ' ') : bare,
    isPlural: !isOne,
  }
}

/** The thing with those of its parts that are still untold: 'a primary suite with a steam shower'. */
export const itemValue = ({ feature, parts }: Item, told: ReadonlySet<Feature>): Value => {
  const left = parts.filter((each) => !told.has(each)).slice(0, PARTS_MAX)
  const whole = thingValue(feature)
  const [view] = left
  if (view?.kind === 'view') return seenFrom(view, feature)
  if (left.length === 0) return whole
  const list = listed(left.map(thingValue), 'and').a
  const joined = (words: Passage) => concatenate([words, list], ' with ')
  return { ...whole, bare: joined(whole.bare), the: joined(whole.the), a: joined(whole.a) }
}

/** 'Mountain views from the rooftop deck'. */
const seenFrom = (view: Feature, from: Feature): Value => {
  const seen = thingValue(view)
  const joined = (words: Passage) => concatenate([words, thingValue(from).the], ' from ')
  return { ...seen, bare: joined(seen.bare), the: joined(seen.the), a: joined(seen.a) }
}

/** What a hook names: the thing, or its part where that is the news: 'a La Cornue range'. */
export const briefValue = (item: Item, story: Story): Value => thingValue(newsOf(item, story))

export const newsOf = ({ feature, parts }: Item, { facts }: Story): Feature => {
  const [part] = parts
  if (!part) return feature
  const isPlainWhole = TOO_PLAIN.test(feature.name?.text ?? '')
  return isPlainWhole ||
    (part.kind === 'appliance' && strengthOf(part, facts) > strengthOf(feature, facts))
    ? part
    : feature
}
