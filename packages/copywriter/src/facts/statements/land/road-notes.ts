import { articleFor } from '@listwright/reviewer/language'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { location } from '../wording/kinds.ts'

const SURFACE =
  'blacktop(?:ped)?|paved|asphalt|gravel|dirt|chip[- ]seal(?:ed)?|oil(?:ed)?|concrete|private|public|county|state|township|town|city|quiet|dead[- ]end|low[- ]traffic|two[- ]lane|country'
const ROAD = `((?:(?:${SURFACE}) )+)(road|lane|street)`
const KEEPER =
  '(?:the )?(county|city|town|township|village|state|borough|HOA|POA|association|road association|owners|residents|neighbors)'
const CARE = 'plow(?:s|ed)|maintain(?:s|ed)|maint\\.?|grad(?:es|ed)|mow(?:s|ed)|pave(?:s|d)'

const roadOf = (kind: string, noun: string): string => {
  const words = lower(kind)
    .trim()
    .replace(/blacktopped/, 'blacktop')
    .replace(/\b(dead|low|two) (end|traffic|lane)\b/g, '$1-$2')
    .replace(/chip seal(?:ed)?/, 'chip-seal')
    .replace(/^oil(?=$| )/, 'oiled')
  return `${articleFor(words)} ${words} ${lower(noun)}`
}

const keeperOf = (typed: string): string =>
  `the ${/^(?:HOA|POA)$/i.test(typed) ? typed.toUpperCase() : lower(typed)}`

const VERBS: readonly [RegExp, string][] = [
  [/^plow/i, 'plow'],
  [/^maint/i, 'maintain'],
  [/^grad/i, 'grade'],
  [/^mow/i, 'mow'],
  [/^pave/i, 'pave'],
]

/** 'that the HOA plows', 'that the neighbors maintain' */
const careOf = (keeper: string, care: string): string => {
  const verb = VERBS.find(([pattern]) => pattern.test(care))?.[1] ?? 'maintain'
  return ` that ${keeperOf(keeper)} ${verb}${/(?:owners|residents|neighbors)$/i.test(keeper) ? '' : 's'}`
}

/** The road that the property is on, which is not its own: its surface, and who looks after it. */
export const ROAD_NOTES: SubjectRules = {
  lines: [
    [
      /^(?:(paved|rear|back|gravel) )?alley$/i,
      ([, sort]) => ({
        kind: 'parking',
        concept: 'alley access',
        name: 'alley access',
        statement: `there is ${/^(?:paved|gravel)$/i.test(sort ?? '') ? `access by a ${lower(sort)} alley` : 'alley access'}`,
      }),
    ],
    [
      new RegExp(`^(?:on )?(?:an? )?${ROAD}$`, 'i'),
      ([whole, kind = '', noun = '']) =>
        /^(?:quiet|private|public|dead[- ]end|country) /i.test(
          `${whole.replace(/^(?:on |an? )+/i, '')} `,
        ) && !/gravel|paved|asphalt|blacktop|dirt/i.test(kind)
          ? null
          : {
              ...location(`it is on ${roadOf(kind, noun)}`),
              concept: /county|state|town|city/i.test(kind) ? null : undefined,
            },
    ],
    [
      new RegExp(
        `^(?:on )?(?:an? )?${ROAD},? (?:that )?${KEEPER}[- ](${CARE})(?: it)?(?: road)?$`,
        'i',
      ),
      ([, kind = '', noun = '', keeper = '', care = '']) =>
        location(`it is on ${roadOf(kind, noun)}${careOf(keeper, care)}`),
    ],
    [
      new RegExp(
        `^(?:on )?(?:an? )?${ROAD},? (?:is )?(plowed|maintained|graded) by ${KEEPER}$`,
        'i',
      ),
      ([, kind = '', noun = '', care = '', keeper = '']) =>
        location(`it is on ${roadOf(kind, noun)}${careOf(keeper, care)}`),
    ],
    [
      new RegExp(
        `^(?:on )?(?:an? )?${ROAD},? (?:with )?(?:an? )?(?:shared )?(road )?maint(?:enance)?\\.? (agreement|fee|dues)$`,
        'i',
      ),
      ([, kind = '', noun = '', , paper = '']) =>
        location(`it is on ${roadOf(kind, noun)} with a maintenance ${lower(paper)}`),
    ],
  ],
}
