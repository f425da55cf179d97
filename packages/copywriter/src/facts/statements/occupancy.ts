import { dateOf } from '../dates.ts'
import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Homes that a restriction allows: 'stick built or modular'. */
const BUILT = '(?:stick[- ]built|site[- ]built|modular|manufactured|brick|log|single[- ]family)'

/** Who is in a building and who may be, what may stand on a parcel, and what has been paid for. */
export const OCCUPANCY: SubjectRules = {
  figures: [
    [
      new RegExp(
        `^deed restrictions?:? (${BUILT}(?:(?:,| or| and) ${BUILT})*)(?: homes?)? only$`,
        'i',
      ),
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the deed restrictions allow only ${(match[1] ?? '').toLowerCase().replace(/\b(stick|site) built/g, '$1-built')} homes`,
      }),
    ],
    [
      /^(pines?|timber|meadow|pasture|woods|prairie|aspens?|sagebrush|grassland|hardwoods)(?: and|,) (pines?|timber|meadow|pasture|woods|prairie|aspens?|sagebrush|grassland|hardwoods)$/i,
      (match, setting) =>
        setting === 'land'
          ? {
              kind: 'land',
              concept: null,
              statement: `the land is ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()}`,
            }
          : null,
    ],
    [
      /^(?:4WD|AWD|four[- ]wheel drive|all[- ]wheel drive) (recommended|required|needed)(?: in winter)?(?: ([a-z]{3,9}) ?(?:-|to|through) ?([a-z]{3,9}))?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${/^(?:4|f)/i.test(match[0]) ? 'four' : 'all'}-wheel drive is ${match[1]?.toLowerCase()}${/in winter/i.test(match[0]) ? ' in winter' : ''}${match[2] && match[3] ? ` from ${dateOf(match[2])} to ${dateOf(match[3])}` : ''}`,
      }),
    ],
    [/^guard[- ]gated$/i, told('community', 'guard-gated community', 'it is guard-gated')],
  ],
}
