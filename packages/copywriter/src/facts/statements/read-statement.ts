import { PatternIndex } from '@listwright/reviewer/patterns'
import { conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { measured } from '../figures/measures.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import type { Rule, Told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { SUBJECTS } from './subjects.ts'

/** The rules of all subjects that are tried at one of the moments, in order. */
const rulesAt = (...moments: (keyof SubjectRules)[]): readonly Rule[] =>
  moments.flatMap((moment) => SUBJECTS.flatMap((subject) => subject[moment] ?? []))

const LINES = rulesAt('lines')
const COMMA_LINES = rulesAt('commaLines')
const RULES = rulesAt(
  'commaLines',
  'firstFigures',
  'firstStatements',
  'figures',
  'statements',
  'lastStatements',
)
const NUMBERED = rulesAt('commaLines', 'firstFigures', 'figures', 'sums', 'lastSums')

/** Facts that are no things but clauses: condition, terms, tenancy, pets, zoning, what stays and what is not there. */
export const readStatement = (text: string, setting: Setting): ItemFeature[] | null =>
  readBy(RULES, STATEMENTS, text, setting)

/** Sums and figures that are no fee: told before the fees are looked for. */
export const readFigure = (text: string, setting: Setting): ItemFeature[] | null =>
  /\d/.test(text) ? readBy(NUMBERED, NUMBERED_STATEMENTS, text, setting) : null

/** Lines that other readers would take apart: read before ties, fees, distances and views. */
export const readLine = (text: string, setting: Setting): ItemFeature[] | null =>
  readBy(LINES, LINE_STATEMENTS, text, setting)

/** Whether a line with a comma in it is told by one rule, as a whole. */
export const isWholeLine = (text: string, setting: Setting): boolean =>
  tellBy(LINES, LINE_STATEMENTS, text, setting) !== null ||
  tellBy(COMMA_LINES, COMMA_STATEMENTS, text, setting) !== null

const indexOf = (rules: readonly Rule[]) => new PatternIndex(rules.map(([pattern]) => pattern))
const STATEMENTS = indexOf(RULES)
const NUMBERED_STATEMENTS = indexOf(NUMBERED)
const LINE_STATEMENTS = indexOf(LINES)
const COMMA_STATEMENTS = indexOf(COMMA_LINES)

/** What the first rule that fits and does not refuse the note tells. */
const tellBy = (
  rules: readonly Rule[],
  index: PatternIndex,
  text: string,
  setting: Setting,
): Told | null => {
  for (const number of index.candidates(text)) {
    const [pattern, tell] = rules[number] as Rule
    const match = pattern.exec(text)
    const found = match && tell(match, setting)
    if (found) return found
  }
  return null
}

const readBy = (
  rules: readonly Rule[],
  index: PatternIndex,
  text: string,
  setting: Setting,
): ItemFeature[] | null => {
  const found = tellBy(rules, index, text, setting)
  return (
    found && [
      itemFeature({
        text: measured(found.text ?? text),
        kind: found.kind,
        concept:
          found.concept === undefined
            ? (conceptOfWhole(text, setting)?.name ?? null)
            : found.concept,
        statement: withCodes(withMonths(found.statement)).replace(/\s+/g, ' ').trim(),
        year: found.year ?? null,
        count: found.count ?? null,
        list: found.list ?? [],
        date: found.date ?? '',
        place: found.place ?? '',
        name: nameBeside(found, text),
      }),
    ]
  )
}

/** Short names keep their capitals where a rule wrote a note in small letters. */
const withCodes = (statement: string): string =>
  statement.replace(/\b(?:hoa|poa|cdd|hvac|tv)(?=s?\b)/g, (code) => code.toUpperCase())

/** Months keep their capital where a rule wrote a note in small letters. */
const withMonths = (statement: string): string =>
  statement.replace(
    /\b(through|until|in|by|since|ends|end) (january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
    (_, word: string, month: string) => `${word} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
  )

/** Some facts are both: 'C-1 zoning', 'survey on file', 'power at the lot line'. */
const nameBeside = (found: Told, text: string) => {
  if (found.name !== undefined)
    return found.name ? nounPhrase(found.name, found.tail ?? '').phrase : null
  if (found.kind === 'zoning' && /zoning$/.test(found.text ?? ''))
    return nounPhrase(found.text ?? '').phrase
  if (/^BLM/.test(text))
    return {
      ...nounPhrase('BLM land').phrase,
      number: 'mass' as const,
      tail: /on .*$/.exec(found.statement)?.[0] ?? '',
    }
  const { core, tail } = placed(text)
  if (
    !/, .* and /.test(core) &&
    /^(?:at|on file|in place)/.test(tail) &&
    /^(?:utilities|land|technology|condition)$/.test(found.kind) &&
    tail
  )
    return nounPhrase(core, tail).phrase
  return null
}
