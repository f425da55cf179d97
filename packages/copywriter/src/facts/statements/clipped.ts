import type { SubjectRules } from './subject-rules.ts'

/** Notes without their verb: 'gravel drive steep', 'hauled water', '88 seats + 24 courtyard'. */
export const CLIPPED: SubjectRules = {
  statements: [
    [
      /^(\d\d\+) (?:community )?((?:[A-Z][\w']+)(?: [A-Z][\w']+)*)$/,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in ${match[2]}, a ${match[1]} community`,
      }),
    ],
    [
      /^(\d+) seats? (?:and|plus|with) (?:another )?(\d+)(?: more)? (?:(?:in|on|at) (?:the )?)?(courtyard|patio|bar|terrace|deck|sidewalk|outside|outdoors|mezzanine)(?: seats?)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there are ${match[1]} seats, plus ${match[2]} ${/out/i.test(match[3] ?? '') ? 'outside' : `${/patio|terrace|deck|sidewalk/i.test(match[3] ?? '') ? 'on' : /bar/i.test(match[3] ?? '') ? 'at' : 'in'} the ${(match[3] ?? '').toLowerCase()}`}`,
      }),
    ],
    [
      /^(\d+) seats?(?: (inside|indoors|outside|at the bar|total))?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: `there are ${match[1]} seats${match[2] ? ` ${match[2].toLowerCase().replace('total', 'in total')}` : ''}`,
            }
          : null,
    ],
    [
      /^55 ?\+(?: community)? \((.+)\)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in a 55+ community${/^qualif/i.test(match[1] ?? '') ? ' that ' : ', '}${(match[1] ?? '').replace(/, (one|at least one|\d+)/i, ', with $1')}`,
      }),
    ],
  ],
}
