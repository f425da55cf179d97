import type { CopyKind, Finding, PropertyInput } from '@listwright/contracts'
import { reviewCopy } from '@listwright/reviewer'

export interface FactCheck {
  /** Numbers that nobody entered. */
  numbers: Finding[]
  /** Claims that nobody entered. */
  claims: Finding[]
  /** Entered facts that are not said. */
  missing: Finding[]
}

/** Holds a text against the property: nothing added, nothing left out. */
export const checkFacts = (
  property: PropertyInput,
  text: string,
  kind: CopyKind,
  year?: number,
): FactCheck => {
  const findings = reviewCopy({ property, text, kind, ...(year === undefined ? {} : { year }) })
  return {
    numbers: findings.filter(({ rule }) => rule === 'fact/number'),
    claims: findings.filter(({ rule }) => rule === 'fact/claim'),
    missing: findings.filter(({ rule }) => rule.startsWith('missing/')),
  }
}
