import { articleFor } from '@listwright/reviewer/language'
import { lower, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { GROUP_TO_SIX, inWords } from './wording/counts.ts'

const waterOf = (typed: string | undefined): string =>
  /^gulf$/i.test(typed ?? '') ? 'Gulf' : lower(typed)

/** Lines of ordinary listings that leave out their verb or noun: 'gas heat all units', 'walk to elementary'. */
export const SHORT_LINES: SubjectRules = {
  lines: [
    [
      /^(?:the )?((?:[a-z]+ )+assessment) paid(?: in full| off)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${lower(match[1])} has been paid in full`,
      }),
    ],
    [
      /^(?:direct(?:ly)?(?: on(?: the)?)? )(gulf|ocean|bay|lake|river)[- ]?front$/i,
      (match) => ({
        kind: 'location',
        concept: /^(?:gulf|ocean)$/i.test(match[1] ?? '') ? 'oceanfront' : null,
        statement: `it is directly on the ${waterOf(match[1])}`,
      }),
    ],
    [
      /^former (auto|car|tire|bike|shoe|watch|appliance) repair(?: shop)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a former ${lower(match[1])} repair shop`,
      }),
    ],
    [
      /^(?:the )?complex has (?:a )?(pool|clubhouse|gym) (?:and|&) tennis(?: courts?)?$/i,
      (match) => ({
        kind: 'community',
        concept: null,
        statement: `the complex has a ${lower(match[1])} and tennis courts`,
      }),
    ],
    [
      new RegExp(`^${GROUP_TO_SIX} flights? up$`, 'i'),
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${inWords(match[1])} flight${inWords(match[1]) === 'one' ? '' : 's'} up`,
      }),
    ],
    [
      /^seasonal (cottage|cabin|camp|home|house|residence)(?: only)?$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a seasonal ${lower(match[1])}`,
      }),
    ],
    [
      /^(?:currently )?insured (?:through|with|by) (?:the )?(?:california )?fair plan$/i,
      told('condition', null, 'it is currently insured through the FAIR Plan'),
    ],
    [
      /^peek[- ]?a[- ]?boo ((?:[a-z]+ ){0,2})views?$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `it has a peek-a-boo ${lower(match[1])}view`,
      }),
    ],
    [
      /^internet (?:is |by |through )(?:by |from )?(\p{Lu}[\p{L}&]+)$/iu,
      (match) => ({
        kind: 'technology',
        concept: null,
        statement: `internet service is by ${match[1]}`,
      }),
    ],
    [
      /^(updated|upgraded|replaced|new) (?:plumbing (?:and|&) electric(?:al)?|electric(?:al)? (?:and|&) plumbing)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the plumbing and the electrical system ${/^new/i.test(match[1] ?? '') ? 'are new' : `have been ${lower(match[1])}`}`,
      }),
    ],
    [
      /^(?:septic|septic tank|septic system) (pumped|inspected|serviced|emptied) ((?:last|this) (?:fall|spring|summer|winter|year|month))$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the septic system was ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:easy |short )?walk(?:ing distance)? to (?:the )?(elementary)$/i,
      (match) => {
        const school = `${match[1]?.toLowerCase()} school`
        return {
          kind: 'location',
          concept: null,
          statement: `${articleFor(school)} ${school} is within walking distance`,
        }
      },
    ],
    [
      /^(?:a )?story and a half(?: home| house)?$/i,
      told('building', null, 'it is a story and a half'),
    ],
    [
      /^(brick|stone|vinyl|stucco|wood|cedar|hardie) (?:and|&) (brick|stone|vinyl|stucco|wood|cedar|hardie)$/i,
      (match, setting) =>
        setting === 'home' || setting === 'multi'
          ? {
              kind: 'finish',
              concept: null,
              statement: `it has a ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()} exterior`,
            }
          : null,
    ],
    [
      /^(flex warehouse|office warehouse|warehouse|flex building|metal building|steel building) with (?:an? )?((?:front |rear |small |finished )?(?:office|offices|showroom|office space))$/i,
      (match) => {
        const part = match[2]?.toLowerCase() ?? ''
        const article = /s$|space$/.test(part) ? '' : `${articleFor(part)} `
        return {
          kind: 'building',
          concept: null,
          statement: `it is ${articleFor(match[1] ?? '')} ${match[1]?.toLowerCase()} with ${article}${part}`,
        }
      },
    ],
    [
      /^(?:3|three)[- ]phase power,? (\d{3,4})[- ]amps?$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there is ${match[1]}-amp three-phase power`,
      }),
    ],
    [
      /^\$ ?(\d[\d,]*) pet deposit(,? (?:each|per pet))?$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `the pet deposit is $${match[1]}${match[2] ? ' for each pet' : ''}`,
      }),
    ],
    [
      /^(one|single|two)[- ](?:level|story) (brick|stone|stucco)(?: home| house)?$/i,
      (match, setting) =>
        setting === 'home'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is a ${match[1]?.toLowerCase().replace('single', 'one')}-story ${match[2]?.toLowerCase()} home`,
            }
          : null,
    ],
    [
      /^(gas|oil|electric|steam|hot water|forced[- ]air|baseboard) heat (?:in )?all units$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `all units have ${match[1]?.toLowerCase()} heat`,
      }),
    ],
    [
      /^(?:the )?((?:historic|state|federal|opportunity zone|new markets) (?:tax )?(?:credits|incentives|abatements)) may (?:apply|be available)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${match[1]?.toLowerCase()} may apply`,
      }),
    ],
    [
      /^guard[- ]gated$/i,
      told('community', 'guard-gated community', 'it is in a guard-gated community'),
    ],
    [
      /^first month(?:'s)?(?: rent)?(?:,| and| \+| &) (?:one|1|a)[- ]month(?:'s)? (?:security|deposit)(?: deposit)?$/i,
      told(
        'terms',
        null,
        "first month's rent and a security deposit of one month's rent are required",
      ),
    ],
    [
      /^(?:the )?brokers?'?s? fee (?:is )?paid by (?:the )?(landlord|owner|tenant|management)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the broker fee is paid by the ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^half of (?:an? )?(shotgun double|double shotgun|duplex|twin|two-family)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is half of a ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^(upstairs|downstairs|ground-floor) (end|corner) unit$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${articleFor(match[1] ?? '')} ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()} unit`,
      }),
    ],
    [
      /^((?:main channel|big water|deep water|open water|canal|cove|point)) waterfront$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it has ${match[1]?.toLowerCase().replace(' ', '-')} waterfront`,
      }),
    ],
    [
      /^(oil|propane) heat(?:,| with)? (?:an? )?(\d{2,4})[- ]gal(?:lon)? tank$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `it has ${match[1]?.toLowerCase()} heat, with a ${match[2]}-gallon tank`,
      }),
    ],
    [
      /^street permit parking$|^permit street parking$/i,
      told('parking', null, 'parking is by street permit'),
    ],
  ],
}
