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
import { type Hit, type Place, withoutOverlaps } from './phrase-index.ts'

/** A phrase to notice: a pattern over whole words, why it matters and how to mend it. */
export interface Term {
  rule: string
  severity: Finding['severity']
  /** See `wholeWords`. */
  pattern: string
  why: string
  /** The law behind it. */
  basis?: string | undefined
  fix?: Fix | undefined
  /** Typed words that make the phrase true, beyond the same words. */
  typed?: RegExp | undefined
}

/** A template of one term a line. Its groups do not capture; what `$1` stands for is written `<like this>`. */
export type TermBlock = [lines: TemplateStringsArray, ...parts: string[]]

export const linesOf = (...block: TermBlock): string[] =>
  String.raw(...block)
    .replace(/\((?!\?)/g, '(?:')
    .replace(/<(?![=!])/g, '(')
    .replace(/(?<!=)>/g, ')')
    .trim()
    .split(/\n\s*/)

interface Line {
  name: string
  pattern: string
  fix: Fix | undefined
}

const LINE = /^(?:([\w-]+): )?(.+?)(?: => ?(.*))?$/

/** Reads lines of `name: pattern => fix`; name and fix need not be there. */
export const termLines = (...block: TermBlock): Line[] =>
  linesOf(...block).map((line) => {
    const [, name = '', pattern = '', fix] = LINE.exec(line) ?? []
    return { name, pattern, fix }
  })

/** Ways to write the terms of one list: by gravity, with a reason, and a remedy for all lines that name no other. */
export const termsOf = (list: string, basis?: string) => {
  const of =
    (severity: Term['severity']) =>
    (why: string, remedy?: Fix) =>
    (...block: TermBlock): Term[] =>
      termLines(...block).map(({ name, pattern, fix = remedy }) => ({
        rule: `${list}/${name}`,
        severity,
        pattern,
        why,
        basis,
        fix,
      }))
  return { prohibited: of('prohibited'), caution: of('caution'), advice: of('advice') }
}

/** What still begins at the `places` of lower-case `prose`, reported in `text`; of overlapping terms the gravest, then the longest, stays. */
export const findTerms = (places: readonly Place<Term>[], prose: string, text: string): Finding[] =>
  withoutOverlaps(hitsAt(places, prose), gravity).map((hit) =>
    toFinding(hit.phrase, text, editFor(hit, text) ?? hit),
  )

export const hitsAt = (places: readonly Place<Term>[], prose: string): Hit<Term>[] =>
  places.map(({ entry, start }) => entry.match(prose, start)).filter((hit) => hit !== null)

export const toFinding = (
  { rule, severity, why, basis }: Pick<Term, 'rule' | 'severity' | 'why' | 'basis'>,
  text: string,
  { start, end, put }: { start: number; end: number; put?: string | undefined },
): Finding => ({
  rule,
  severity,
  start,
  end,
  text: text.slice(start, end),
  why,
  ...(basis === undefined ? {} : { basis }),
  ...(put === undefined ? {} : { suggestion: put }),
})

const editFor = ({ phrase: { fix }, start, end, group }: Hit<Term>, text: string): Edit | null => {
  if (fix === undefined) return null
  if (fix === 'drop clause') return dropClause(text, start, end)
  if (fix === 'drop word') return dropWord(text, start, end)
  if (fix === 'drop word or clause')
    return dropWord(text, start, end) ?? dropClause(text, start, end)
  const words = fix.replace('$1', () => text.slice(group.start, group.end))
  // 'Master Suite' in a title becomes 'Primary Suite'; a replaced name leaves no capital behind.
  const put = / \$1$/.test(fix) ? matchCase(text, start, words) : capitalisedAt(text, start, words)
  return replaceWords(text, start, end, put)
}

const RANK = { prohibited: 2e6, caution: 1e6, advice: 0 }

const gravity = ({ phrase, start, end }: Hit<Term>) => RANK[phrase.severity] + end - start
