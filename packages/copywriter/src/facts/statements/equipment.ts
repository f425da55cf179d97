import type { SubjectRules } from './subject-rules.ts'

/** Heating, water and appliances, told with what belongs to them. */
export const EQUIPMENT: SubjectRules = {
  figures: [
    [
      /^gated$/i,
      (_, setting) =>
        setting === 'flat'
          ? {
              kind: 'community',
              concept: 'gated community',
              statement: 'it is in a gated community',
            }
          : null,
    ],
    [
      /^((?:association|community|HOA)) (pool) and (tennis|pickleball|golf)$/i,
      ([, who = '', first = '', second = '']) => ({
        kind: 'community',
        concept: null,
        statement: `the ${/^hoa$/i.test(who) ? 'HOA' : who.toLowerCase()} has a ${first.toLowerCase()} and ${second.toLowerCase()}`,
      }),
    ],
  ],
}
