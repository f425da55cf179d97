import { articleFor } from '@listwright/reviewer/language'
import { series } from '../numerals.ts'
import { listed, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { thousands } from './wording/amounts.ts'
import { count } from './wording/counts.ts'
import { isA } from './wording/things.ts'

const BUSINESS =
  'motel|hotel|inn|self[- ]?storage(?: facility)?|storage(?: facility)?|mini[- ]?storage|car wash|auto (?:shop|repair|repair shop)|body shop|auto|salon|barber shop|restaurant|bar|cafe|daycare|gas station|convenience store|laundromat|gym|office|dental office|medical office|event barn|event venue|brewery|bakery|marina|RV park|mobile home park|B&B|bed and breakfast|theater|church|warehouse|strip center|retail strip'

const UNIT = 'rooms?|units?|bays?|seats?|chairs?|sites?|pads?|keys|slips?|suites?|stations?'

const businessOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^auto$/, 'auto shop')
    .replace(/^auto repair$/, 'auto repair shop')
    .replace(
      /^(?:self[- ]?storage|mini[- ]?storage|storage)(?: facility)?$/,
      'self-storage facility',
    )
    .replace(/^b&b$/, 'bed and breakfast')
    .replace(/^rv /, 'RV ')

/** Shops, offices, warehouses and what is let in them, as brokers abbreviate it. */
export const BUSINESS_NOTES: SubjectRules = {
  figures: [
    [
      /^owner[- ]user(?: building)?$/i,
      (_, setting) =>
        setting === 'commercial'
          ? { kind: 'building', concept: null, statement: 'it is an owner-user building' }
          : null,
    ],
    [/^sale[- ]leaseback$/i, told('terms', null, 'it is offered as a sale-leaseback')],
    [
      /^(\d{1,2}) ?% (office|warehouse|retail|showroom)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${match[1]} percent ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^([\d,.]+)(k)?(?: square f(?:ee|oo)t)? (office|warehouse|retail|showroom|shop)(?: (?:\+|and))?,? ([\d,.]+)(k)?(?: square f(?:ee|oo)t)? (office|warehouse|retail|showroom|shop)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it has ${thousands(match[1], match[2])} square feet of ${match[3]?.toLowerCase()} and ${thousands(match[4], match[5])} of ${match[6]?.toLowerCase()}`,
      }),
    ],
    [
      /^([\d,.]+)(k)? square f(?:ee|oo)t (retail|showroom|cold storage|freezer|cooler)(?: space)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: `it has ${thousands(match[1], match[2])} square feet of ${match[3]?.toLowerCase()}`,
            }
          : null,
    ],
    [
      /^(cold storage|freezer|cooler|office)(?: space)? ([\d,]+) square feet with (.+)$|^(cold storage|freezer|cooler)(?: space)? ([\d,]+) square feet$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: `it has ${match[2] ?? match[5]} square feet of ${(match[1] ?? match[4])?.toLowerCase()}${match[3] ? ` with ${match[3]}` : ''}`,
            }
          : null,
    ],
    [
      /^(?:HVAC|air[- ]condition(?:ing|ed)|AC|A\/C|heated|insulated) warehouse$|^warehouse (?:is )?(?:air[- ]conditioned|heated)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the warehouse ${/hvac/i.test(match[0]) ? 'has HVAC' : /heated/i.test(match[0]) ? 'is heated' : /insul/i.test(match[0]) ? 'is insulated' : 'is air-conditioned'}`,
      }),
    ],
    [/^heavy power$/i, told('system', null, 'it has heavy power')],
    [/^LED lights$/i, () => ({ kind: 'system', concept: null, statement: 'the lighting is LED' })],
    [/^elevator[- ]served$/i, told('accessibility', null, 'it is served by an elevator')],
    [
      /^class ([ABC])\+?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? { kind: 'building', concept: null, statement: `it is class ${match[1]?.toUpperCase()}` }
          : null,
    ],
    [
      /^in-?line(?: space)?$/i,
      (_, setting) =>
        setting === 'commercial'
          ? { kind: 'building', concept: null, statement: 'it is an inline space' }
          : null,
    ],
    [
      /^(.+) visibility(?: from (.+))?$/i,
      (match, setting) =>
        setting === 'commercial' && /^(?:I-|US |US-|Highway|Hwy|Route)|\d/.test(match[1] ?? '')
          ? {
              kind: 'location',
              concept: null,
              statement: `it is visible from ${match[1]}`,
              place: match[1] ?? '',
            }
          : null,
    ],
    [
      /^(\d+) (?:ops|operatories|op)(?: (?:are )?plumbed)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'room',
              concept: null,
              statement: /plumbed/i.test(match[0])
                ? `${count(match[1])} operatories are plumbed`
                : `there are ${count(match[1])} operatories`,
            }
          : null,
    ],
    [
      /^dental,? (\d+) (?:ops|operatories)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a dental office with ${count(match[1])} operatories`,
      }),
    ],
    [
      /^(\d+) exam(?: rooms?)? (?:\+|and) (lab|x-ray|office|procedure room)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `there are ${count(match[1])} exam rooms and ${articleFor(match[2] ?? '')} ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(
        String.raw`^(?:(turnkey|operating|existing) )?(${BUSINESS}),? (?:with )?([\d,]+)[- ](${UNIT})(?:,? (\d{1,3}) ?% (?:occupied|occ|leased|full))?$`,
        'i',
      ),
      (match, setting) => {
        if (setting !== 'commercial' || (/storage/i.test(match[2] ?? '') && !match[5])) return null
        const unit = (match[4] ?? '').toLowerCase().replace(/s$/, '')
        return {
          kind: 'building',
          concept: null,
          statement: `${isA(`${match[1] ? `${match[1].toLowerCase()} ` : ''}${count(match[3])}-${unit} ${businessOf(match[2] ?? '')}`.replace('key-', 'key '))}${match[5] ? `, ${match[5]} percent occupied` : ''}`,
        }
      },
    ],
    [
      new RegExp(
        String.raw`^([\d,]+|two|three|four|five|six)[- ](${UNIT}) (${BUSINESS})(?:,? (?:with|\+|and) (.+))?$`,
        'i',
      ),
      (match, setting) => {
        if (setting !== 'commercial' || (/^auto/i.test(match[3] ?? '') && !match[4])) return null
        const unit = (match[2] ?? '').toLowerCase().replace(/s$/, '')
        return {
          kind: 'building',
          concept: null,
          statement: `${isA(`${count(match[1])}-${unit} ${businessOf(match[3] ?? '')}`)}${match[4] ? ` with ${series(listed(match[4]).map(withArticle))}` : ''}`,
        }
      },
    ],
    [
      new RegExp(
        String.raw`^(?:(turnkey|operating|existing) )?(${BUSINESS}) (?:with|\+|and) (.+)$`,
        'i',
      ),
      (match, setting) =>
        setting === 'commercial' && !/^(?:office|warehouse|church|bar)$/i.test(match[2] ?? '')
          ? {
              kind: 'building',
              concept: null,
              statement: `${isA(`${match[1] ? `${match[1].toLowerCase()} ` : ''}${businessOf(match[2] ?? '')}`)} with ${series(listed(match[3] ?? '').map((each) => withArticle(each.replace(/^(\d+) /, (_, digits: string) => `${count(digits)} `))))}`,
            }
          : null,
    ],
    [
      /^gas station,? (\d+) (MPDs?|pumps?|dispensers?)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a gas station with ${count(match[1])} ${/^mpd/i.test(match[2] ?? '') ? 'multi-product dispensers' : (match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:(turnkey|operating|existing) )?(daycare|preschool|assisted living|restaurant|bar|kennel),? licensed for (\d+)(?: children| kids)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `${isA(`${match[1] ? `${match[1].toLowerCase()} ` : ''}${match[2]?.toLowerCase()}`)}, licensed for ${match[3]}`,
      }),
    ],
    [
      /^event barn seats (\d+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the event barn seats ${match[1]}`,
      }),
    ],
    [
      /^retail (?:dn|down|downstairs|below),? (?:and )?(?:an? )?(apartments?|apts?|office) (?:up|upstairs|above)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there is retail downstairs and ${/s$/i.test(match[1] ?? '') ? (match[1] ?? '').toLowerCase() : `an ${match[1]?.toLowerCase()}`} upstairs`,
      }),
    ],
    [
      /^mixed[- ]use(?:,| with)? (\d+|one|two|three|four) (apartments?|lofts?|units?) (?:over|above|up|upstairs)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is mixed-use, with ${count(match[1])} ${match[2]?.toLowerCase()} above`,
      }),
    ],
    [
      /^building ([\d,]+) square feet on ([\d.]+) acres?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the building of ${match[1]} square feet stands on ${match[2]} ${match[2] === '1' ? 'acre' : 'acres'}`,
      }),
    ],
    [
      /^(?:full )?liquor license (?:is )?(available|included|transferable)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `a ${/full/i.test(match[0]) ? 'full ' : ''}liquor license is ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^beer ?(?:\/|and|\+|&) ?wine license$/i,
      () => ({ kind: 'terms', concept: null, statement: 'there is a beer and wine license' }),
    ],
    [
      /^three-phase,? ([\d,]+) amps?(?: power)?$/i,
      (match) => ({
        kind: 'system',
        concept: 'three-phase power',
        statement: `the power is three-phase, ${match[1]} amps`,
        name: `${match[1]}-amp three-phase power`,
      }),
    ],
    [
      /^(?:fully )?sprinklered$/i,
      (match) => ({
        kind: 'system',
        concept: 'fire sprinklers',
        statement: `it is ${match[0].toLowerCase()}`,
      }),
    ],
    [
      /^industrial outdoor storage(?: site)?$/i,
      (_, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: 'it is an industrial outdoor storage site',
            }
          : null,
    ],
    [
      /^(?:clear[- ]span|column spacing|eave(?: height)?|bay depth) (\d+) f(?:oo|ee)t$|^(\d+) f(?:oo|ee)t (clear[- ]span|eaves?(?: height)?)$/i,
      (match) => {
        const what = match[2] ? (match[3] ?? '') : match[0]
        const feet = match[1] ?? match[2]
        return /span/i.test(what)
          ? { kind: 'building', concept: null, statement: `the clear span is ${feet} feet` }
          : {
              kind: 'building',
              concept: null,
              statement: `${/eave/i.test(what) ? 'the eave height' : /column/i.test(what) ? 'the column spacing' : 'the bay depth'} is ${feet} feet`,
            }
      },
    ],
  ],
}
