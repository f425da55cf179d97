import type { SubjectRules } from '../subject-rules.ts'

/** A renovation with its year has been done: it is not one that the home needs. */
export const WHOLE_RENOVATIONS: SubjectRules = {
  lines: [
    [
      /^(?:a )?full (?:renovation|rehab|reno)(?: (?:was )?(?:completed|done|finished))?(?:,| -)?(?: in)? ((?:19|20)\d\d)$/i,
      ([, year = '']) => ({
        kind: 'update',
        concept: null,
        statement: `it was fully renovated in ${year}`,
        year: Number(year),
      }),
    ],
  ],
}
