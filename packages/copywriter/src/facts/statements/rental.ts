import type { SubjectRules } from './subject-rules.ts'

/** On what terms it is rented, and rules of the building. */
export const RENTAL: SubjectRules = {
  statements: [
    [
      /^55 ?(?:\+|plus|and (?:over|older|better|up)|or (?:over|older))(?: community| building| park)?$|^62 ?\+(?: community)?$|^age[- ]restricted(?: community)?$|^active adult(?: community)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: /62/.test(match[0])
          ? 'it is in a 62+ community'
          : /55/.test(match[0])
            ? 'it is in a 55+ community'
            : 'it is in an age-restricted community',
      }),
    ],
  ],
}
