import type { SubjectRules } from './subject-rules.ts'

/** A thing and, behind its comma, the state that it is in: told of that thing, in one clause. */
export const STATES_OF_THINGS: SubjectRules = {
  lines: [
    [
      /^manufactured(?: home)?,? converted to real property$/i,
      () => ({
        kind: 'building',
        concept: null,
        statement: 'it is a manufactured home that has been converted to real property',
      }),
    ],
  ],
}
