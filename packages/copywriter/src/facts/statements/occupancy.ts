import { dateOf } from '../dates.ts'
import { series } from '../numerals.ts'
import { listed, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Homes that a restriction allows: 'stick built or modular'. */
const BUILT = '(?:stick[- ]built|site[- ]built|modular|manufactured|brick|log|single[- ]family)'

const utility = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^electric$/, 'electricity')
    .replace(/^pest$/, 'pest control')

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
      /^solar (lease|loan|system|panels) paid off(?: in)? ((?:19|20)\d\d),?(?: so| and)?(?: is)?(?: now)? owned$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `the solar ${/lease|loan/i.test(match[1] ?? '') ? match[1]?.toLowerCase() : 'system'} was paid off in ${match[2]}, and the system is owned`,
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
      /^(gas|water|trash|sewer|electric|pest|internet|cable)((?:, (?:and )?(?:gas|water|trash|sewer|electric|pest|internet|cable))+) = \$([\d,]+)( flat)?((?:\/mo\w*| a month)?)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `${series(listed(`${match[1]}${match[2]}`).map(utility))} are $${match[3]}${match[5] ? ' a month' : ''}${match[4] ? ' flat' : ''}`,
      }),
    ],
    [
      /^tenants pay only (electric|gas|heat|water)(?:ity)?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the tenants pay only ${utility(match[1] ?? '')}`,
      }),
    ],
    [
      /^(?:4WD|AWD|four[- ]wheel drive|all[- ]wheel drive) (recommended|required|needed)(?: in winter)?(?: ([a-z]{3,9}) ?(?:-|to|through) ?([a-z]{3,9}))?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${/^(?:4|f)/i.test(match[0]) ? 'four' : 'all'}-wheel drive is ${match[1]?.toLowerCase()}${/in winter/i.test(match[0]) ? ' in winter' : ''}${match[2] && match[3] ? ` from ${dateOf(match[2])} to ${dateOf(match[3])}` : ''}`,
      }),
    ],
    [
      /^W\/S\/[GT],? \$([\d,]+)((?:\/mo\w*| a month)?)$|^water,? sewer,?(?: and)? (?:garbage|trash),? \$([\d,]+)((?:\/mo\w*| a month)?)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `water, sewer, and ${/\/T|trash/i.test(match[0]) ? 'trash' : 'garbage'} are $${match[1] ?? match[3]}${match[2] || match[4] ? ' a month' : ''}`,
      }),
    ],
    [/^guard[- ]gated$/i, told('community', 'guard-gated community', 'it is guard-gated')],
  ],
}
