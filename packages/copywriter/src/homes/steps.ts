import { type Contents, partsIn } from '../story/contents.ts'
import { chunked, LIST_MAX, paired, type Step, type Whole } from '../story/step.ts'
import type { Thing } from '../story/thing.ts'
import type { Topic } from '../story/topic.ts'
import { inOrder } from './list-order.ts'

export const listOf = (topic: Topic, things: readonly Thing[]): Step => ({
  kind: 'list',
  topic,
  things,
})

export const wholeSteps = (topic: Topic, wholes: readonly Whole[]): Step[] =>
  paired(wholes).map((pair): Step => ({ kind: 'wholes', topic, wholes: pair }))

export const dutiesOf = ({ topic, duties }: Contents): Step[] =>
  duties.length > 0 ? [{ kind: 'duties', topic, casts: duties }] : []

export const statementsOf = ({ topic, statements }: Contents): Step[] =>
  statements.length > 0 ? [{ kind: 'statements', topic, features: statements }] : []

/** All that there is to tell of one part of a home. */
export const stepsOf = (contents: Contents): Step[] => {
  if (partsIn(contents) === 0) return []
  const lists = chunked(inOrder(contents.things), LIST_MAX)
  return [
    ...contents.bright,
    ...wholeSteps(contents.topic, contents.wholes),
    ...lists.map((things) => listOf(contents.topic, things)),
    ...dutiesOf(contents),
    ...statementsOf(contents),
  ]
}
