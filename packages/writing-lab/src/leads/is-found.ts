import { appealBy } from '@listwright/copywriter/appeal'
import type { JudgedLead } from './judged-leads.ts'

/** Whether the fact with the largest sum of weights is one that the chief led with. */
export const isFound = ({ choices }: JudgedLead, weights: ReadonlyMap<string, number>): boolean => {
  const [best] = choices.toSorted(
    (one, other) => appealBy(weights, other.signals) - appealBy(weights, one.signals),
  )
  return best?.isChosen === true
}
