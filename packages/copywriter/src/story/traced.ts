import { stem, stemsIn } from '../compose/ear.ts'
import { escaped } from '../compose/escaped.ts'
import type { Filled } from '../compose/fill.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Sentence } from './sentence.ts'

/** The spans of a sentence; a feature that the line names without a slot is found by its noun. */
export const traced = (
  filled: Filled,
  features: readonly Feature[],
  line: string,
): Sentence['spans'] | null => {
  const spans = [...filled.spans]
  for (const feature of features) {
    const source = sourceOf(feature)
    if (!isNamedIn(filled.text, feature)) return null
    if (spans.some((span) => span.source === source)) continue
    const span = wordsOfFeature(feature, filled.text, line)
    if (!span) return null
    spans.push({ ...span, source })
  }
  return spans.sort((one, other) => one.start - other.start)
}

const THINGS: ReadonlySet<Feature['kind']> = new Set([
  'room',
  'amenity',
  'finish',
  'appliance',
  'outdoor place',
  'storage',
  'parking',
  'technology',
  'character',
  'building',
])

/** A noun in either number: 'appliance' finds 'appliances', 'balcony' finds 'balconies'. */
const nounPattern = (noun: string): RegExp =>
  new RegExp(`\\b${escaped(noun.replace(/y$/, ''))}`, 'i')

/** 'One hearth would have done. This house has three.' does not say of what: a thing must be named. */
const isNamedIn = (text: string, { name, kind }: Feature): boolean =>
  !name || !THINGS.has(kind) || nounPattern(name.head).test(text)

/** A line without a slot must name the thing, and must not lose what the agent said about it. */
const wordsOfFeature = (
  feature: Feature,
  text: string,
  line: string,
): { start: number; end: number } | null => {
  const phrase = feature.name?.text ?? feature.text
  const said = new Set(stemsIn(line))
  const stems = stemsIn(phrase)
  if (stems.some((word) => !said.has(word))) return null
  if (/\d/.test(phrase) && !/\{n\}/i.test(line)) return null
  const head = feature.name ? stem(feature.name.head) : stems.at(-1)
  const candidates = [head, ...stems].filter((word): word is string => Boolean(word))
  for (const word of candidates) {
    const match = new RegExp(`\\b${escaped(word.replace(/i$/, ''))}[a-z]*`, 'i').exec(text)
    if (match) return { start: match.index, end: match.index + match[0].length }
  }
  return null
}
