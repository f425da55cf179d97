import type { PlanLimitReached } from '@listwright/contracts'
import type { CamelKeys } from '@/lib/casing.ts'

export type PlanLimit = CamelKeys<PlanLimitReached>

/** The plan does not allow this generation; carries what, how many and when it resets. */
export class PlanLimitError extends Error {
  constructor(readonly limit: PlanLimit) {
    super(limit.message)
    this.name = 'PlanLimitError'
  }
}
