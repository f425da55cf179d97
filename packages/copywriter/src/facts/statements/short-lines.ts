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
      /^peek[- ]?a[- ]?boo ((?:[a-z]+ ){0,2})views?$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `it has a peek-a-boo ${lower(match[1])}view`,
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
      /^guard[- ]gated$/i,
      told('community', 'guard-gated community', 'it is in a guard-gated community'),
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
  ],
}
