import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const LEVEL =
  '(upper|top|main|lower|ground|garden|street|first|second|third|fourth|1st|2nd|3rd|4th)'

const levelOf = (match: RegExpExecArray): string => {
  const level = measured(lower(match[1]))
  return match[3]
    ? `${articleFor(level)} ${level}-${lower(match[2])} ${lower(match[3])}`
    : `on the ${level} ${lower(match[2])}`
}

/** What agents note about a unit: who lives in it, which floor it is on, how it is let and what it costs. */
export const UNIT_NOTES: SubjectRules = {
  commaLines: [
    [
      new RegExp(
        `^${LEVEL}[- ](level|floor)(?: (unit|condo|apartment))?(?:,| with) (no one|nobody|no unit|no units|no neighbors?) (above|below|overhead)$`,
        'i',
      ),
      (match) => ({
        kind: 'building',
        concept: /below/i.test(match[5] ?? '') ? null : 'top floor',
        statement: `it is ${levelOf(match)}, with ${lower(match[4]).replace('nobody', 'no one')} ${lower(match[5]).replace('overhead', 'above')}`,
      }),
    ],
    [
      /^(upper|lower|main|garden)[- ]level(?: (unit|condo|apartment))?$|^(second|third|fourth)[- ]level (unit|condo|apartment)$/i,
      (match, setting) => {
        if (setting !== 'flat') return null
        const level = lower(match[1] ?? match[3])
        const noun = match[2] ?? match[4]
        return {
          kind: 'building',
          concept: null,
          statement: noun
            ? `it is ${articleFor(level)} ${level}-level ${lower(noun)}`
            : `it is on the ${level} level`,
        }
      },
    ],
    [
      new RegExp(
        `^${LEVEL}[- ](level|floor) (?:of|in) (?:an? )?((?:[a-z-]+ ){0,2}(?:duplex|triplex|fourplex|quadplex|two[- ]family|three[- ]family|house|home|brownstone|townhouse|building|victorian|rowhouse|row house|walk-up))$`,
        'i',
      ),
      (match) => {
        const house = lower(match[3])
          .replace(/(two|three)[- ]family$/, '$1-family home')
          .replace(/\bvictorian$/, 'Victorian')
        return {
          kind: 'building',
          concept: null,
          statement: `it is on the ${measured(lower(match[1]))} ${lower(match[2])} of ${articleFor(house)} ${house}`,
        }
      },
    ],
    [
      /^(upper|lower|top|ground|main|second|third)(?:[- ](level))? (corner|end) unit$/i,
      (match, setting) => {
        if (setting !== 'flat') return null
        const unit = `${lower(match[1])}${match[2] ? '-level' : ''} ${lower(match[3])} unit`
        return {
          kind: 'building',
          concept: `${lower(match[3])} unit`,
          statement: `it is ${articleFor(unit)} ${unit}`,
        }
      },
    ],
    [
      /^(upstairs|downstairs|(?:back|front|left|right|north|south|east|west) (?:half|side)) of (?:an? )?(duplex|triplex|fourplex|house)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is the ${lower(match[1]).replace(/stairs$/, 'stairs unit')} of a ${lower(match[2])}`,
      }),
    ],
  ],
}
