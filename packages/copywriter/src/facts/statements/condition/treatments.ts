import { inLine, isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'

const YEAR = String.raw`(?:,?(?: in)? ((?:19|20)\d\d))?`

/** Examinations, which are introduced with 'a': no reader knows of them yet. */
const EXAMINED =
  '(?:[a-z-]+ )*(?:scope|test|study|survey|appraisal|evaluation|inspection|assessment report|energy audit|soil report|radon test|home inspection)'

const PESTS = '(termites?|bed bugs|carpenter ants|powderpost beetles|pests?|mold|mosquito(?:e?s)?)'

const treated = (pest: string | undefined, year: string | undefined) => {
  const kind = lower(pest).replace(/^(termite|pest|mosquito)$/, (one) =>
    one === 'mosquito' ? 'mosquitoes' : `${one}s`,
  )
  return {
    kind: 'update' as const,
    concept: null,
    statement: `it ${year ? 'was' : 'has been'} treated for ${kind}${year ? ` in ${year}` : ''}`,
    year: year ? Number(year) : null,
  }
}

const weathered = (typed: string, year: string, cause: string) => {
  const things = lower(typed)
  const isSeveral = /,| and /.test(things) || isPlural(things)
  const weather = lower(cause)
    .replace(/^hail ?storm$/, 'a hailstorm')
    .replace(/^hail (?:damage|claim)$/, 'hail damage')
    .replace(/^(storm|hurricane|tornado)$/, 'a $1')
    .replace(
      /^hurricane ([a-z]+)$/,
      (_, name: string) => `Hurricane ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    )
  return {
    kind: 'update' as const,
    concept: null,
    statement: `the ${things.replace(/, ([^,]+) and /, ', $1, and ')} ${isSeveral ? 'were' : 'was'} replaced in ${year} after ${weather}`,
    year: Number(year),
  }
}

/** Pests, radon, mold and storms: what was treated or examined. */
export const TREATMENTS: SubjectRules = {
  commaLines: [
    [
      new RegExp(`^(?:was |has been )?treated for ${PESTS}${YEAR}$`, 'i'),
      (match) => treated(match[1], match[2]),
    ],
    [
      new RegExp(
        `^${PESTS}[- ](?:treated|treatment(?: (?:done|complete|completed))?)${YEAR}$`,
        'i',
      ),
      (match) => treated(match[1], match[2]),
    ],
    [
      /^(mold|radon|asbestos|lead paint|lead) (remediated|mitigated|abated)(?:,?(?: in)? ((?:19|20)\d\d))?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the ${lower(match[1])} ${match[3] ? 'was' : 'has been'} ${lower(match[2])}${match[3] ? ` in ${match[3]}` : ''}`,
        year: match[3] ? Number(match[3]) : null,
      }),
    ],
    [
      new RegExp(`^((?!no )${EXAMINED}) (done|completed|complete|performed)${YEAR}$`, 'i'),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${withArticle(inLine(match[1] ?? ''))} ${match[3] ? 'was' : 'has been'} ${lower(match[2]).replace(/^complete$/, 'completed')}${match[3] ? ` in ${match[3]}` : ''}`,
        year: match[3] ? Number(match[3]) : null,
      }),
    ],
    [
      new RegExp(`^radon(?: mitigation)?(?: system)? installed${YEAR}$`, 'i'),
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `a radon mitigation system ${match[1] ? `was installed in ${match[1]}` : 'is installed'}`,
        year: match[1] ? Number(match[1]) : null,
      }),
    ],
    [
      /^((?:roof|siding|gutters|shingles|windows|fence|skylights|screens?|cage|pool cage|soffits?|garage doors?)(?:(?:,| and|, and| \+) (?:roof|siding|gutters|shingles|windows|fence|skylights|screens?|cage|pool cage|soffits?|garage doors?))*)(?: (?:were |was )?(?:replaced|new))?(?: in)? ((?:19|20)\d\d)(?:,? \(?(?:after|due to|from|following) (?:the |an? )?| \()(hail|hail ?storm|hail damage|hail claim|storm|wind|wind damage|storm damage|hurricane|tornado|hurricane [a-z]+)\)?$/i,
      (match) => weathered(match[1] ?? '', match[2] ?? '', match[3] ?? ''),
    ],
    [
      /^new (roof|siding|gutters|windows|fence)(?: and (roof|siding|gutters|windows|fence))? ((?:19|20)\d\d)(?:,? \(?(?:after|due to|from|following) (?:the |an? )?| \()(hail|hail ?storm|hail damage|hail claim|storm|wind|wind damage|storm damage|hurricane|tornado)\)?$/i,
      (match) =>
        weathered(
          [match[1], match[2]].filter(Boolean).join(' and '),
          match[3] ?? '',
          match[4] ?? '',
        ),
    ],
  ],
}
