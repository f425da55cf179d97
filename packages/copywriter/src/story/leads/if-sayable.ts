import type { Candidate } from '../candidate.ts'
import type { LeadContext } from './lead-rule.ts'

/** The lines, if at least one of them can be filled with what is known. */
export const ifSayable = (
  lines: readonly Candidate[],
  { teller }: LeadContext,
): readonly Candidate[] | null => (teller.can(lines) ? lines : null)
