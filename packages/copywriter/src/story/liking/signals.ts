import { isAdvice } from '../../compose/ear.ts'
import type { Feature } from '../../facts/feature.ts'
import { groupOf, INSIDE } from '../../homes/groups.ts'
import { appealOf } from '../appeal/appeal.ts'
import type { Description } from '../describer.ts'
import { strongestOf } from '../heroes.ts'
import type { Sentence } from '../sentence.ts'
import type { Story } from '../story.ts'
import { isMixed, isPresence, isStub, isThin, lastOf, startOf } from './sounds.ts'

/** Signals by name, and how much there is of each. */
export type Signals = ReadonlyMap<string, number>

/** Items that a list may have before it reads like a form. */
const LIST_MAX = 3
/** A sentence of more words is long. */
const LONG = 26

/** What a copy chief may like or mind about a version of a description. */
export const likingSignals = (description: Description, story: Story): Signals => {
  const { paragraphs, isByVerbs } = description
  const sentences = paragraphs.flat()
  const lead = sentences.find(({ role }) => role === 'lead')
  const strongest = strongestOf(story)
  const signals = new Map<string, number>()
  const add = (name: string, value: number | boolean) => {
    if (value) signals.set(name, (signals.get(name) ?? 0) + Number(value))
  }
  add('opening by verbs', isByVerbs)
  if (lead) {
    add('lead of one thing', isThin(lead))
    add('lead of three things', lead.features.length > 2)
    add('weak lead', !lead.features.some((feature) => strongest.has(feature)))
    add('lead from in and out', isMixed(lead))
    add(
      'lead with a place',
      lead.features.some(({ kind }) => kind === 'location'),
    )
    const appeals = lead.features.map((feature) => appealOf(feature, story.facts)).toSorted(down)
    add('appeal of the first', appeals[0] ?? 0)
    add('appeal of the second', appeals[1] ?? 0)
    add('lead of many words', lead.text.split(' ').length > LONG)
  }
  sentences.forEach((sentence, at) => {
    const before = sentences[at - 1]
    if (APART.has(sentence.role)) return
    add(sentence.role, true)
    add('presence again', isPresence(sentence) && before !== undefined && isPresence(before))
    add('stub', isStub(sentence))
    add('stub again', isStub(sentence) && before !== undefined && isStub(before))
    add('same start', before !== undefined && startOf(lastOf(before)) === startOf(sentence.text))
    add('two clauses', TWO_CLAUSES.test(sentence.text))
    add('order', isAdvice(sentence.text))
    add('order again', before !== undefined && isAdvice(sentence.text) && isAdvice(before.text))
    add('written again', isWritten(sentence) && before !== undefined && isWritten(before))
    add('items', Math.max(0, itemsIn(sentence) - LIST_MAX))
    add('in view', IN_VIEW.test(sentence.text))
    add(
      'late place',
      sentence.features.some(({ kind }) => kind === 'location'),
    )
    add('same subject', before !== undefined && subjectIn(before) === subjectIn(sentence))
    add('also', /\balso\b/.test(sentence.text))
    add('long', sentence.text.split(' ').length > LONG)
  })
  add('thought at the end', paragraphs.filter((one) => one.at(-1)?.role === 'thought').length)
  add('scattered', scatteredIn(sentences, story))
  const figures = sentences.filter(({ role }) => role === 'figures')
  add(
    'beside the figures',
    figures.reduce((sum, one) => sum + companionsIn(one), 0),
  )
  return signals
}

const down = (one: number, other: number): number => other - one

/** 'The residence has a den. The residence is on a well.' */
const subjectIn = (sentence: Sentence): string =>
  /^(?:The [a-z]+|You(?:'ve got| have| get)|There(?:'s| is| are)|It) /.exec(
    lastOf(sentence),
  )?.[0] ?? sentence.text

/** How often a text comes back to a part of the home that it had left. */
const scatteredIn = (sentences: readonly Sentence[], story: Story): number => {
  const areas = sentences
    .filter(({ role }) => role !== 'figures' && role !== 'fee')
    .map(({ features }) => new Set(features.flatMap((one) => areaOf(one, story) ?? [])))
  return [...new Set(areas.flatMap((own) => [...own]))].reduce((sum, area) => {
    const runs = areas.filter((own, at) => own.has(area) && !areas[at - 1]?.has(area))
    return sum + runs.length - 1
  }, 0)
}

const areaOf = (feature: Feature, story: Story): string | null => {
  const group = groupOf(feature, story)
  return INSIDE.has(group) ? 'inside' : group
}

/** Sentences that every version has. */
const APART: ReadonlySet<Sentence['role']> = new Set([
  'lead',
  'figures',
  'fee',
  'opening',
  'closing',
])
const IN_VIEW = /\b(?:is|are) in view\b|^In view\b/
const TWO_CLAUSES = /, and (?:the|there|it|you)\b/
const WRITTEN: ReadonlySet<Sentence['role']> = new Set(['thought', 'joint'])
const isWritten = ({ role }: Sentence): boolean => WRITTEN.has(role)

const itemsIn = ({ text }: Sentence): number =>
  /:|, [^,]+,? and /.test(text) ? text.split(', ').length : 1

/** What is told with the lot and the garage, and is neither. */
const companionsIn = ({ features }: Sentence): number =>
  features.filter(({ kind, name }) => kind !== 'parking' && name !== null).length
