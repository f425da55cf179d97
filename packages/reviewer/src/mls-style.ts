import type { Finding } from '@listwright/contracts'
import type { Review } from './copy.ts'
import { capitalisedAt } from './edit.ts'
import { ACRONYMS } from './language/acronyms.ts'
import { matchesIn } from './patterns/index.ts'
import { toFinding } from './term.ts'

const SPELLED_OUT = new Set([
  ...ACRONYMS,
  ...'USA NE NW SE SW OSB PVC AC IKEA GE LG GFCI HERS WIFI CAT5 SUBZERO REALTOR'.split(' '),
])
// One shouted word is five letters or more; a run may hold shorter ones.
const SHOUTED =
  /(?<![\p{L}\p{N}])(?:[A-Z][A-Z'&-]{0,30} ){0,40}[A-Z][A-Z'-]{1,30}(?![\p{L}\p{N}'])/gu
const CAPITALS = /[A-Z]{5}|[A-Z]{2}[A-Z'&-]* [A-Z]/
const EXCLAMATION = /[!?]*![!?]*/g
const EMOJI =
  / ?(?:\p{Regional_Indicator}{2}|(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier}|\p{Extended_Pictographic}){0,12})+/gu
const BEYOND_LATIN = /[\u2000-\uffff]/
const DECORATION = / ?(?:[*~=_]{3,}|[•★☆►▪●◆✓✔→]+) ?/gu

// Every flaw of style contains one of these.
const HINT = /[!*~=_\u2000-\uffff]|[A-Z][A-Z'&-]/

/** Sentence case, no exclamation marks, no pictures: how good remarks are set. */
export const reviewMlsStyle: Review = (copy) => {
  const { text, plain } = copy
  if (!HINT.test(text)) return []
  const flaws = (
    name: string,
    searched: string,
    flaw: RegExp,
    why: string,
    mend: Mend,
  ): Finding[] =>
    matchesIn(searched, flaw).flatMap(({ 0: found, index: start }) => {
      const put = mend(found, start)
      const end = start + found.length
      const term = { rule: `mls/${name}`, severity: 'advice', why } as const
      return put === null ? [] : toFinding(term, text, { start, end, put })
    })
  return [
    ...flaws(
      'capitals',
      CAPITALS.test(plain) ? copy.masked : '',
      SHOUTED,
      'Capitals read as shouting; write in sentence case.',
      (found, start) => unshouted(found, text, start),
    ),
    ...flaws(
      'exclamation',
      plain.includes('!') ? copy.masked : '',
      EXCLAMATION,
      'A full stop sounds surer than an exclamation mark.',
      (marks) => (marks.includes('?') ? '?' : '.'),
    ),
    ...flaws(
      'emoji',
      BEYOND_LATIN.test(text) ? text : '',
      EMOJI,
      'Many MLSs reject emoji.',
      () => '',
    ),
    ...flaws('decoration', text, DECORATION, 'Most MLSs lose bullets and ornaments.', () => ' '),
  ]
}

/** What to write instead, or `null` where nothing is wrong. */
type Mend = (found: string, start: number) => string | null

const unshouted = (found: string, text: string, start: number): string | null => {
  const words = found.split(' ')
  const shouted = words.filter((word) => word.length > 1 && !SPELLED_OUT.has(word))
  if (!shouted.some((word) => word.replace(/[^A-Z]/g, '').length >= 5) && shouted.length < 3)
    return null
  const spoken = words.map((word) => (SPELLED_OUT.has(word) ? word : word.toLowerCase()))
  return capitalisedAt(text, start, spoken.join(' '))
}
