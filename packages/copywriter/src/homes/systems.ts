import type { Feature } from '../facts/feature.ts'
import { contentsWith } from '../story/contents.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import { parted } from '../story/parted.ts'
import type { Step } from '../story/step.ts'
import { inSystemOrder } from '../story/system-order.ts'
import type { Thing } from '../story/thing.ts'
import { topicOf } from '../story/topic.ts'
import { inOrder } from './list-order.ts'
import { wholeSteps } from './steps.ts'

/** The systems of a home, and what keeps the weather out. */
export interface Systems {
  things: Thing[]
  /** Roof, siding and windows, where they have a list of their own. */
  envelope: readonly Thing[]
  /** What it is on: well and septic, city water. */
  supplies: readonly Thing[]
  /** Systems of which several parts were typed. */
  wholes: readonly Step[]
  /** The only work with a year, told behind the others: 'and the roof is from 2022'. */
  work: Feature | null
  statements: readonly Feature[]
  thoughts: readonly Step[]
}

const SUPPLY =
  /^(?:(?:public|city|county|town|municipal|community|private|shared|domestic|rural|drilled|artesian) )?(?:water|sewer|well|septic)(?: and (?:[a-z]+ )?(?:water|sewer|well|septic))?$/i

/** What is told of the systems of a home. */
export const systemsOf = (
  members: readonly Feature[],
  thoughts: readonly Step[],
  options: OutlineOptions,
): Systems => {
  const dates = new Set(options.story.dated.map(({ feature }) => feature))
  const [dated, others] = parted(members, (feature) => dates.has(feature))
  const { wholes, things, statements } = contentsWith('systems', others, [], options)
  const [supplies, systems] = parted(
    things,
    ({ name }) => SUPPLY.test(name.text) && name.tail === '',
  )
  const [work, ...more] = dated
  const isOne = work !== undefined && more.length === 0 && systems.length > 0
  const [envelope, inner] = parted(
    systems,
    ({ features: [feature] }) =>
      feature !== undefined && topicOf(feature, options.story) === 'exterior',
  )
  // Windows have nothing to do with the septic that a home is on.
  const isOnSupplyAlone = inner.length === 0 && supplies.length > 0
  const isApart =
    envelope.length > 0 && (isOnSupplyAlone || (envelope.length > 1 && inner.length > 1))
  return {
    things: [...inOrder(inSystemOrder(inner)), ...(isApart ? [] : inOrder(envelope))],
    envelope: isApart ? inOrder(envelope) : [],
    supplies,
    wholes: wholeSteps('systems', wholes),
    work: isOne ? work : null,
    statements,
    thoughts,
  }
}
