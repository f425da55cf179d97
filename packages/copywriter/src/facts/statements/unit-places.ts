import { articleFor } from '@listwright/reviewer/language'
import { ordinal } from '../numerals.ts'
import { be, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { minutes } from './wording/places.ts'

const FLOOR =
  '((?:1st|2nd|3rd|\\dth|first|second|third|fourth|fifth|top|ground|garden|main)[- ](?:floor|level))'

const SIDE = '(rear|front|back|end)'

const floorOf = (typed: string | undefined): string => {
  const [rank = '', level = 'floor'] = lower(typed).split(/[ -]/)
  return `${ordinal(rank)} ${level}`
}

/** Where a unit is in its building, what is near it, and what may be done there. */
export const UNIT_PLACES: SubjectRules = {
  lines: [
    [
      /^(upstairs|upper|lower|downstairs)(?: unit)?$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is ${articleFor(lower(match[1]))} ${lower(match[1])} unit`,
            }
          : null,
    ],
    [
      new RegExp(
        `^${FLOOR} walk[- ]?up,? (?:at |in )?(?:the )?${SIDE}(?: of (?:the )?building)?$`,
        'i',
      ),
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${floorOf(match[1]).replace(' ', '-')} walk-up at the ${lower(match[2])}`,
      }),
    ],
    [
      new RegExp(
        `^(?:on (?:the )?)?${FLOOR},? (?:at |in )?(?:the )?${SIDE} of (?:the )?(building|complex)$`,
        'i',
      ),
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is on the ${floorOf(match[1])}, at the ${lower(match[2])} of the ${lower(match[3])}`,
      }),
    ],
    [
      /^(?:on (?:the )?)?((?!east|west|north|south)[a-z]+) side of (?:the )?(complex|building|street|community|courtyard)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on the ${lower(match[1])} side of the ${lower(match[2])}`,
      }),
    ],
    [
      /^(mountain|lake|city|ocean|river|valley|water|skyline|park|bay|golf course|harbor|downtown) views?,? (?:to the |facing |looking )?(north|south|east|west|northwest|northeast|southwest|southeast)$/i,
      (match) => {
        const seen = lower(match[1]).replace(/^mountain$/, 'mountains')
        return {
          kind: 'view',
          concept: null,
          statement: `${seen === 'downtown' ? seen : `the ${seen}`} ${seen === 'mountains' ? 'are' : 'is'} in view to the ${lower(match[2])}`,
        }
      },
    ],
    [
      /^(north|south|east|west)(?:ern)?[- ]facing,? (?:with )?(?:(?:lots|plenty) of )?(sun|light|sunlight|natural light|sunshine)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it faces ${lower(match[1])} and gets ${lower(match[2])}`,
      }),
    ],
    [
      /^(55|62) ?\+,? age[- ]restricted(?: community| building)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in ${match[1] === '55' ? 'a 55+' : 'a 62+'} age-restricted community`,
      }),
    ],
    [
      /^(\p{Lu}[\p{L}. ]+? (?:bike (?:trail|path)|walking path|multi-use (?:trail|path)|rail trail)) (?:is )?(nearby|close by)$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the ${match[1]} is ${lower(match[2])}`,
      }),
    ],
    [
      /^walk to (?:the )?(.+?),? (about|approx(?:imately|\.)?|~)? ?(\d+|\w+) (?:min|minutes?)(?: walk| away)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${/^\p{Lu}/u.test(match[1] ?? '') || /^downtown$/i.test(match[1] ?? '') ? match[1] : `the ${match[1]}`} ${be(match[1] ?? '')} ${match[2] ? 'about ' : ''}${articleFor(minutes(match[3]))} ${minutes(match[3])}-minute walk away`,
      }),
    ],
    [
      /^(I-\d+|US-\d+|(?:Highway|Route|US|SR) ?\d+) exit (\d+),? (?:about )?(\d+|\w+) minutes?(?: away)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `exit ${match[2]} of ${match[1]} is ${minutes(match[3])} minutes away`,
      }),
    ],
    [
      /^(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)* (?:Metra|BART|MAX|PATH|MARTA|DART|TRAX)(?: station)?) and (?:the )?((?:Red|Blue|Green|Orange|Brown|Purple|Pink|Yellow)(?: and (?:Red|Blue|Green|Orange|Brown|Purple|Pink|Yellow))?) lines?$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `transit is by the ${match[1]} and the ${match[2]} lines`,
      }),
    ],
  ],
}
