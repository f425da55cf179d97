import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { restriction, tenancy } from '../wording/kinds.ts'

/** Rent control. */
export const RENT_CONTROL: SubjectRules = {
  lines: [
    [
      /^rent control (?:does not|doesn't) apply$/i,
      () => restriction('rent control does not apply'),
    ],
    [
      /^subject to rent (control|stabilization)(?:,? (?:under |per )?([A-Z]{2} ?\d{3,4}))?$/i,
      (match) =>
        tenancy(
          `it is subject to rent ${lower(match[1])}${match[2] ? ` under ${match[2].toUpperCase()}` : ''}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:not|no|never) (?:under )?rent[- ]control(?:led)?$|^not rent[- ](?:stabilized|regulated)$/i,
      (match) =>
        tenancy(`it is not ${/stab/i.test(match[0]) ? 'rent-stabilized' : 'under rent control'}`),
    ],
    [/^rent control applies$/i, told('restriction', null, 'rent control applies')],
  ],
  lastStatements: [
    [
      /^rent[- ](?:control(?:led)?|stabilized|regulated)$|^subject to rent control$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'rent-regulated',
        statement: /stab/i.test(match[0])
          ? 'it is rent-stabilized'
          : /reg/i.test(match[0])
            ? 'it is rent-regulated'
            : 'it is under rent control',
      }),
    ],
  ],
}
