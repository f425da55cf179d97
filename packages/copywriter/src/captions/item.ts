import { articleFor } from '@listwright/reviewer/language'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, named, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { datedFeature } from '../story/dated.ts'
import { isNote } from '../story/note.ts'
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
const LONGEST = 64
/** Words that every property could claim. */
const TOO_PLAIN =
  /^(?:roof|kitchen|baths?|bathrooms?|windows|doors|floors|electric|electrical|central|tile|pets|pad|lighting|heat|all appliances|yard|corner|living room|bedroom|two stories|power|lot|brick front|vinyl siding|(?:western|southern|eastern|northern) exposure|waterfront setting|great room plan|gravel drive(?:way)?|pool heater|(?:[\w ]+ )?historic district)$/i
const STATED = /^(?:it has|there (?:is|are)) (?!no\b)(.+)$/

const known = new WeakMap<Story, readonly Item[]>()

/** Everything a caption can list, strongest first. */
export const itemsOf = (story: Story): readonly Item[] => {
  const found = known.get(story) ?? readItems(story)
  known.set(story, found)
  return found
}

const readItems = (story: Story): Item[] => {
  const { ranked, facts } = story
  const things = ranked.filter((feature) => isListable(feature, story))
  const wholes = new Set(ranked.filter(({ name, partOf: whole }) => name !== null && !whole))
  const strength = (feature: Feature) => strengthOf(feature, facts)
  const items = ranked.flatMap((feature) => {
    if (feature.partOf && wholes.has(feature.partOf)) return []
    const parts = things.filter((each) => each.partOf === feature && strength(each) >= WEAKEST_PART)
    const isPlainWhole = TOO_PLAIN.test(feature.name?.text ?? '') && parts.length > 0
    if (!isPlainWhole && !things.includes(feature)) return []
    const strongest = Math.max(...[feature, ...parts].map(strength))
    return [{ feature, parts, part: partOf(feature, story), strength: strongest }]
  })
  const best = items.filter((item) => item.strength >= WEAKEST)
  return best
    .filter((item, at) => !best.slice(0, at).some((other) => isSameThing(item, other)))
    .sort((one, other) => other.strength - one.strength)
}

const isSameThing = ({ feature }: Item, { feature: other }: Item): boolean =>
  nounOf(feature)?.text === nounOf(other)?.text

const isListable = (feature: Feature, story: Story): boolean => {
  if (isPlain(feature, story) || isIdentity(feature, story)) return false
  if (feature.kind === 'view') return feature.seen !== '' || feature.name !== null
  const name = nounOf(feature)
  if (name?.text === `${story.facts.lot} acres`) return false
  if (!name || (feature.name !== null && isNote(feature))) return false
  if (/[$%/"]|\d'|(?<![,\d])\d{4}(?!\d)/.test(name.text) || TOO_PLAIN.test(name.text)) return false
  if (/^[\d.,]+ (?!tillable)/.test(name.text) && !name.isCounted && feature.name) return false
  if (story.facts.features.some(({ statement }) => statement?.startsWith(`the ${name.text} rents`)))
    return false
  return `${name.text} ${name.tail}`.length <= LONGEST && !/\bnot\b|\bno\b/i.test(feature.text)
}

/** The noun phrase of a thing, also where it was read as 'it has …' or 'there is …'. */
export const nounOf = ({ name, statement, kind }: Feature): NounPhrase | null => {
  if (name) return name
  const words = STATED.exec(statement ?? '')?.[1]
  if (!words || kind === 'condition' || kind === 'terms') return null
  if (/, (?!plus)|\bfor \$/.test(words)) return null
  const isPlural = /^there are/.test(statement ?? '') || /\bfeet of\b/.test(words)
  const text = words.replace(/^an? (?!mile\b)/, '')
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
export const thingValue = (feature: Feature): Value => {
  const source = sourceOf(feature)
  const name = nounOf(feature)
  if (feature.kind === 'view' && feature.seen && (!name || /[A-Z]/.test(name.text)))
    return viewValue(feature)
  if (!name) return wording(feature.text, source)
  const dated = feature.year === null ? null : datedFeature(feature)
  const done = /^(?:was|were) (?!new)(\w+) in$/.exec(dated?.verb ?? '')?.[1]
  const tail = [name.tail, dated && done ? `${done} in ${dated.year}` : ''].filter(Boolean)
  const text = dated && done ? dated.label : name.text
  return named(asOne({ ...name, text, tail: tail.join(' ') }, feature), source)
}

/** 'A La Cornue range', 'a pool and spa'. */
const asOne = (name: NounPhrase, { kind }: Feature): NounPhrase => {
  if (/^(?:[\w-]+ )?pool and spa$/i.test(name.text)) return { ...name, number: 'singular' }
  return kind === 'appliance' && name.number === 'singular' ? { ...name, isName: false } : name
}

const viewValue = (feature: Feature): Value => {
  if (!/\bviews?\b/i.test(feature.typed))
    return wording(`${feature.seen} in view`, sourceOf(feature))
  const isOne = feature.name?.number === 'singular'
  const tail = feature.name?.tail ?? ''
  const words = `${isOne ? 'view' : 'views'} of ${feature.seen}${tail ? ` ${tail}` : ''}`
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
