import { type Contents, partsIn } from '../story/contents.ts'
import { chunked, LIST_MAX, paired, type Step, type Whole } from '../story/step.ts'
import type { Thing } from '../story/thing.ts'
import type { Topic } from '../story/topic.ts'
import { canJoin } from '../thoughts/can-join.ts'
import { inOrder } from './list-order.ts'

export const listOf = (topic: Topic, things: readonly Thing[]): Step => ({
  kind: 'list',
  topic,
  things,
})

export const wholeSteps = (topic: Topic, wholes: readonly Whole[]): Step[] =>
  paired(wholes).map((pair): Step => ({ kind: 'wholes', topic, wholes: pair }))

export const statementsOf = ({ topic, statements }: Contents): Step[] =>
  statements.length > 0 ? [{ kind: 'statements', topic, features: statements }] : []

/** All that there is to tell of one part of a home. */
export const stepsOf = (contents: Contents): Step[] => {
  if (partsIn(contents) === 0) return []
  const [thought] = contents.thoughts
  const [only, ...others] = contents.things
  const [feature, ...parts] = only?.features ?? []
  const isLone = others.length + parts.length + contents.wholes.length === 0
  if (thought?.kind === 'thought' && only && feature && isLone && canJoin(feature))
    return [{ ...thought, beside: only }, ...statementsOf(contents)]
  const lists = chunked(inOrder(contents.things), LIST_MAX)
  return [
    ...wholeSteps(contents.topic, contents.wholes),
    ...lists.map((things) => listOf(contents.topic, things)),
    ...contents.thoughts,
    ...statementsOf(contents),
  ]
}
