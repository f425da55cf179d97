import { type Contents, partsIn } from '../story/contents.ts'
import { paired, type Step, type Whole } from '../story/step.ts'
import type { Thing } from '../story/thing.ts'
import type { Topic } from '../story/topic.ts'
import { canJoin } from '../thoughts/can-join.ts'
import { bySets } from './by-sets.ts'
import { type Area, setOf } from './sets.ts'

export const listOf = (topic: Topic, things: readonly Thing[]): Step => ({
  kind: 'list',
  topic,
  things,
})

/** Rooms and places with what belongs to them: a terrace of the bedroom is not told with a basin of the mudroom. */
export const wholeSteps = (topic: Topic, wholes: readonly Whole[], area: Area): Step[] =>
  paired(wholes, (one, other) => setNameOf(one, area) === setNameOf(other, area)).map(
    (pair): Step => ({ kind: 'wholes', topic, wholes: pair }),
  )

const setNameOf = ({ whole: { name } }: Whole, area: Area): string | null =>
  name && setOf(name, area).name

export const statementsOf = ({ topic, statements }: Contents): Step[] =>
  statements.length > 0 ? [{ kind: 'statements', topic, features: statements }] : []

/** All that there is to tell of one part of a home. */
export const stepsOf = (contents: Contents, area: Area): Step[] => {
  if (partsIn(contents) === 0) return []
  const [thought] = contents.thoughts
  const [only, ...others] = contents.things
  const [feature, ...parts] = only?.features ?? []
  const isLone =
    others.length + parts.length + contents.wholes.length + contents.joints.length === 0
  if (thought?.kind === 'thought' && only && feature && isLone && canJoin(feature))
    return [{ ...thought, beside: only }, ...statementsOf(contents)]
  const lists = bySets(contents.things, area)
  return [
    ...wholeSteps(contents.topic, contents.wholes, area),
    ...contents.joints,
    // A second list does not begin with 'outside' again.
    ...lists.map(({ things }, at) =>
      listOf(at > 0 && area === 'outside' ? 'extras' : contents.topic, things),
    ),
    ...contents.thoughts,
    ...statementsOf(contents),
  ]
}
