import { Ear } from '../compose/ear.ts'
import type { Passage } from '../compose/passage.ts'
import { copybook } from '../copybook/copybook.ts'
import { Teller } from '../story/teller.ts'
import { isOfOneOwner } from '../thoughts/can-be-told.ts'
import { isToldPlainly } from '../thoughts/is-told-plainly.ts'
import { type Thought, thoughtOfOne, thoughtsOfPairs } from '../thoughts/thought.ts'
import { weightOf } from '../thoughts/thought-steps.ts'
import { type ThoughtSubject, thoughtSubjectOf } from '../thoughts/thought-subject.ts'
import type { Draft } from './draft.ts'

/** How far chance may change which things get the thought. */
const CHANGE = 3

/** A caption has room for one thought, and ceiling fans are not what it should tell. */
const isCommon = ({ subjects }: Thought): boolean =>
  [...subjects.values()].every(({ entry }) => entry.isCommon)

/** What something that is not told yet means for a day in the home; nothing where the copybook has no line for it. */
export const thoughtFor = (draft: Draft): Passage[] => {
  const { story, slots, random, left, warmth } = draft
  if (isToldPlainly(story) || warmth < 0) return []
  // Of 'pool and hot tubs', the hot tubs would be left for a sentence of their own.
  const isWhole = ({ features: [thing, ...parts] }: ThoughtSubject): boolean =>
    left.every(
      ({ feature }) =>
        feature === thing || feature.index !== thing.index || parts.includes(feature),
    )
  const subjects = left
    .flatMap(({ feature }) => thoughtSubjectOf(feature, story) ?? [])
    .filter(isWhole)
  const teller = new Teller(story, slots, new Ear(), random, { prefer: [], avoid: [] })
  const thoughts = [
    ...thoughtsOfPairs(copybook.pairs, subjects, story.tone),
    ...subjects.map((subject) => thoughtOfOne(subject, story.tone)),
  ]
    .filter((thought) => thought.lines.length > 0 && isOfOneOwner(thought) && !isCommon(thought))
    .map((thought) => ({ thought, weight: weightOf(thought, story) + random.next() * CHANGE }))
    .toSorted((one, other) => other.weight - one.weight)
  for (const { thought } of thoughts) {
    const said = teller.best(teller.linesFor(thought))
    if (said) return [draft.keep({ text: said.text, spans: said.spans })]
  }
  return []
}
