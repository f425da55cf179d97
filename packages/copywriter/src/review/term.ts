import type { Finding } from '@listwright/contracts'
import {
  capitalisedAt,
  dropClause,
  dropWord,
  type Edit,
  type Fix,
  matchCase,
  replaceWords,
} from './edit.ts'

/** A phrase to notice: a pattern over whole words, why it matters and how to mend it. */
export interface Term {
  rule: string
  severity: Finding['severity']
  /** Regular expression source; a space stands for up to three, word boundaries are added. */
  pattern: string
  why: string
  fix?: Fix
}

export interface CompiledTerm extends Term {
  expression: RegExp
}

export const compileTerms = (terms: readonly Term[]): CompiledTerm[] =>
  terms.map((term) => ({ ...term, expression: wholeWords(term.pattern) }))

const SPACES: Record<string, string> = { ' ': '[ \\n]{1,3}', ' ?': '[ \\n]{0,3}' }

/** @example wholeWords('hot tubs?') // matches 'a hot tub', not 'shot tubular' */
export const wholeWords = (pattern: string): RegExp => {
  const spaced = pattern.replace(/\[[^\]]*\]| \??/g, (part) => SPACES[part] ?? part)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])`, 'giu')
}

/** Every match of every term in `scanned`, reported at its place in `text`; of overlapping matches the gravest, then the longest, stays. */
export const findTerms = (
  terms: readonly CompiledTerm[],
  scanned: string,
  text: string,
): Finding[] =>
  withoutOverlaps(
    terms.flatMap((term) =>
      Array.from(scanned.matchAll(term.expression), (match) => ({
        term,
        match,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  ).map(({ term, match, start, end }) => {
    const edit = editFor(term.fix, match, text, start, end)
    return toFinding(term, text, edit ?? { start, end })
  })

export const toFinding = (
  term: Pick<Term, 'rule' | 'severity' | 'why'>,
  text: string,
  { start, end, put }: { start: number; end: number; put?: string },
): Finding => ({
  rule: term.rule,
  severity: term.severity,
  start,
  end,
  text: text.slice(start, end),
  why: term.why,
  ...(put === undefined ? {} : { suggestion: put }),
})

const editFor = (
  fix: Fix | undefined,
  match: RegExpExecArray,
  text: string,
  start: number,
  end: number,
): Edit | null => {
  if (!fix) return null
  if (fix === 'drop clause') return dropClause(text, start, end)
  if (fix === 'drop word') return dropWord(text, start, end)
  if (fix === 'drop word or clause')
    return dropWord(text, start, end) ?? dropClause(text, start, end)
  const words = fix.put.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
  return replaceWords(
    text,
    start,
    end,
    fix.put.startsWith('$') ? capitalisedAt(text, start, words) : matchCase(text, start, words),
  )
}

interface Span {
  term: Term
  start: number
  end: number
}

const RANK = { prohibited: 2e6, caution: 1e6, advice: 0 }

const weight = ({ term, start, end }: Span) => RANK[term.severity] + end - start

const withoutOverlaps = <T extends Span>(spans: T[]): T[] => {
  const kept: T[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (!last || span.start >= last.end) kept.push(span)
    else if (weight(span) > weight(last)) kept[kept.length - 1] = span
  }
  return kept
}
