import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Who is in a building and who may be, what may stand on a parcel, and what has been paid for. */
export const OCCUPANCY: SubjectRules = {
  figures: [[/^guard[- ]gated$/i, told('community', 'guard-gated community', 'it is guard-gated')]],
}
