import { withArticles } from '../../nouns/with-articles.ts'
import { lower, type Told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { YEAR } from '../wording/dates.ts'
import { condition, update } from '../wording/kinds.ts'

const DONE_BY_NOUN: Readonly<Record<string, string>> = {
  renovation: 'renovated',
  reno: 'renovated',
  remodel: 'remodeled',
  remodeling: 'remodeled',
  rehab: 'rehabbed',
  restoration: 'restored',
  rebuild: 'rebuilt',
  overhaul: 'overhauled',
}
const NOUN = Object.keys(DONE_BY_NOUN).join('|')
const SCOPE =
  'full|complete|total|entire|gut|extensive|top[- ]to[- ]bottom|(?:down[- ])?to[- ](?:the[- ])?studs|studs[- ](?:out|up|down)|whole[- ](?:house|home|building)'
const FINISHED = ' (?:was |has been |is )?(?:done|completed|complete|finished)'

const FULLY: Readonly<Record<string, string>> = { total: 'completely', extensive: 'extensively' }

/** 'completely renovated', 'gut-renovated', 'remodeled from the studs'. */
const worked = (scope: string, isGut: boolean, noun: string): string => {
  const done = DONE_BY_NOUN[noun] ?? 'renovated'
  if (isGut || scope === 'gut') return `gut-${done}`
  if (/studs/.test(scope)) return `${done} from the studs`
  if (/bottom/.test(scope)) return `${done} top to bottom`
  return `${FULLY[scope] ?? (scope === 'full' ? 'fully' : 'completely')} ${done}`
}

const DONE_NOTE = new RegExp(
  `^(?<just>(?:just|recent(?:ly)?|newly) (?:(?:completed?|finished|done) )?)?(?:an? |the )?(?:(?<first>${YEAR}) )?(?<scope>${SCOPE})(?<gut> gut)?[ -](?<noun>${NOUN})(?<who> by [a-z ]+?)??(?<finished>${FINISHED})?(?<whoBehind> by [a-z ]+?)?,?(?: \\(?(?:completed |done |finished )?(?:in |circa )?(?<year>${YEAR})\\)?)?(?<permits>,? with permits)?$`,
  'i',
)

/** A renovation with a year, or one that is said to be done, is no work that is still to be done. */
const doneWork = ({ groups = {} }: RegExpExecArray): Told | null => {
  const { just, scope = '', gut, noun, who, whoBehind, finished, permits = '' } = groups
  const year = groups.year ?? groups.first
  if (!year && !just && !finished) return null
  const done = worked(lower(scope), Boolean(gut), lower(noun))
  const time = /^(?:just|recent)/i
    .exec(just ?? '')?.[0]
    .toLowerCase()
    .replace('recent', 'recently')
  return {
    ...update(
      `${['it', year ? 'was' : 'has', time, year ? '' : 'been', done].filter(Boolean).join(' ')}${withArticles(who ?? whoBehind ?? '')}${year ? ` in ${year}` : ''}${permits && ', with permits'}`,
    ),
    year: year ? Number(year) : null,
  }
}

/** 'Gut' says how much was renovated; it is no part of a home: 'gut renovated in 2020', 'newly gut-rehabbed'. */
const GUTTED = new RegExp(
  `^(?:(?:was|has been|it was) )?(?<just>(?:just|recently|newly) )?(?:(?:fully|completely) )?gut[- ](?<done>renovated|remodeled|rehabbed|restored|redone|rebuilt)(?:,? \\(?(?:in )?(?<year>${YEAR})\\)?)?(?<permits>,? with permits)?$`,
  'i',
)

const guttedHome = ({ groups = {} }: RegExpExecArray): Told => {
  const { just = '', done, year, permits } = groups
  const time = lower(just).replace('newly', 'recently')
  return {
    ...update(
      `it ${year ? 'was' : 'has'} ${time}${year ? '' : 'been '}gut-${lower(done)}${year ? ` in ${year}` : ''}${permits ? ', with permits' : ''}`,
    ),
    year: year ? Number(year) : null,
  }
}

const AWAITED =
  /^(awaiting|awaits|waiting for|ready for|priced for|due for) (?:an? |your |the )?((?:(?:full|complete|total|gut|major) )*)(renovation|remodel|rehab|restoration|overhaul)$/i

const neededWork = ([, way = '', scope = '', noun = '']: RegExpExecArray): Told => ({
  ...condition(
    `it ${/^(?:ready|priced|due)/i.test(way) ? `is ${lower(way)}` : 'needs'} ${withArticle(lower(`${scope}${noun}`))}`,
  ),
  concept: scope && !/^priced/i.test(way) ? 'full renovation' : null,
})

/** Work on all of a home, typed as a noun: 'full renovation 2020', 'gut rehab completed', 'awaiting full renovation'. */
export const WHOLE_RENOVATIONS: SubjectRules = {
  lines: [
    [DONE_NOTE, doneWork],
    [GUTTED, guttedHome],
    [AWAITED, neededWork],
  ],
}
