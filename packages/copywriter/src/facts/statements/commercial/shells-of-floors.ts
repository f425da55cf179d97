import { lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition, tenancy } from '../wording/kinds.ts'

const PART = String.raw`((?:(?:1st|2nd|3rd|\d+th|first|second|third|fourth|fifth|top|ground|upper|lower|main|street) (?:floor|level)|basement|mezzanine|(?:north|south|east|west|front|rear) (?:half|bay|suite|space|unit)|(?:suite|unit|bay|space) (?:[A-Z]|\d{1,4})))`
const SHELL = String.raw`((?:white|vanilla|gray|grey) box|(?:vanilla|warm|cold|dark|gray|grey|raw|bare|open) shell)`

const isShell = (shell: string | undefined): string => `a ${lower(shell).replace('grey', 'gray')}`

/** Which part of a building is an unfinished shell: the others may be finished. */
export const SHELLS_OF_FLOORS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${PART}(?: is)? (vacant|empty|available)(?:,| and| -|;|:)? (?:in |as |a |is )*${SHELL}(?: condition| space)?$`,
        'i',
      ),
      ([, part = '', state = '', shell]) =>
        tenancy(
          /available/i.test(state)
            ? `${partOf(part)} is available as ${isShell(shell)}`
            : `${partOf(part)} is ${isShell(`vacant ${shell}`)}`,
        ),
    ],
    [
      new RegExp(`^${SHELL}(?: condition| space)?(?: on| at| in)?(?: the)? ${PART}$`, 'i'),
      ([, shell, part = '']) => condition(`${partOf(part)} is ${isShell(shell)}`),
    ],
    [
      new RegExp(`^${PART}(?:,|:| -| is| in| as)*(?: an?)? ${SHELL}(?: condition| space)?$`, 'i'),
      ([, part = '', shell]) => condition(`${partOf(part)} is ${isShell(shell)}`),
    ],
  ],
}

/** 'the second floor', 'suite 200' */
const partOf = (typed: string): string =>
  /^(?:suite|unit|bay|space) (?:[A-Z]|\d)/i.test(typed)
    ? typed.replace(/^\w+/, (word) => word.toLowerCase())
    : subjectOf(
        lower(typed).replace(/^1st/, 'first').replace(/^2nd/, 'second').replace(/^3rd/, 'third'),
      )
