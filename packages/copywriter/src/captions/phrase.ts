import { concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import type { Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { spelledFirst } from './caption-slots.ts'
import { type Item, itemValue, thingValue } from './item.ts'
import { finished, placed } from './placing.ts'
import { purposeOf, wordingsOf } from './purposes.ts'
import type { SharedLines } from './shared-lines.ts'

/** A thing with where it is or what it is for: it says more than the bare noun. */
export interface Phrase {
  words: Passage
  /** No two phrases of a caption have the same. */
  role: string
  features: readonly Feature[]
}

export interface PhraseOptions {
  story: Story
  told: ReadonlySet<Feature>
  random: Random
  shared: SharedLines
  /** Wordings for professionals only. */
  isFormal?: boolean
}

/** 'A wet bar in the finished basement', 'heart pine underfoot', 'a fire pit for after dark'. */
export const phraseOf = (item: Item, options: PhraseOptions): Phrase | null => {
  const phrase = read(item, options)
  // Two things in the kitchen would be an echo.
  return phrase && / kitchen$/.test(phrase.words.text) ? { ...phrase, role: 'kitchen' } : phrase
}

const read = (item: Item, options: PhraseOptions): Phrase | null => {
  const { feature, parts } = item
  const { told } = options
  const inPlace = placed(item, told)
  if (inPlace)
    return { words: inPlace, role: feature.text, features: [feature, ...parts.slice(0, 2)] }
  const whole = itemValue(item, told)
  if (feature.kind === 'view' || feature.name?.tail || parts.some(({ kind }) => kind === 'view'))
    return {
      words: spelledFirst(whole).a,
      role: feature.text,
      features: [feature, ...parts.slice(0, 2)],
    }
  if (whole.bare.text !== thingValue(feature).bare.text) return null
  const finish = finished(feature)
  if (finish) return { words: finish, role: feature.text, features: [feature] }
  const purpose = purposeOf(feature)
  if (!purpose) return null
  const use = useOf(feature, options) ?? (IN_KITCHEN.test(whole.bare.text) ? inKitchen : null)
  if (!use) return null
  const words = concatenate([spelledFirst(whole).a, use], ' ')
  return { words, role: purpose.role, features: [feature] }
}

const IN_KITCHEN = /\b(?:island|range|cooktop|ovens)$/i
const inKitchen = passage('in the kitchen')

/** What a thing is for: 'for after dark'. One wording stands in one caption of a listing. */
const useOf = (
  feature: Feature,
  { story, random, shared, isFormal = false }: PhraseOptions,
): Passage | null => {
  const purpose = purposeOf(feature)
  const all = purpose ? wordingsOf(purpose, feature, story.tone, isFormal) : []
  if (all.length === 0) return null
  const fresh = all.filter((words) => !shared.hasLine(`for ${words}`))
  const words = random.pick(fresh.length > 0 ? fresh : all)
  shared.addLine(`for ${words}`)
  return passage(`for ${words}`)
}

/** The same thing with its purpose behind it: 'a fire pit for after dark'. */
export const withUse = (value: Value, feature: Feature, options: PhraseOptions): Value => {
  const use = useOf(feature, options)
  if (!use) return value
  const after = (words: Passage) => concatenate([words, use], ' ')
  return { ...value, bare: after(value.bare), the: after(value.the), a: after(value.a) }
}
