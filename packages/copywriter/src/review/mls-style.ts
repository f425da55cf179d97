import type { Finding } from '@listwright/contracts'
import type { Review } from './copy.ts'
import { capitalisedAt } from './edit.ts'

const ACRONYMS = new Set(
  'ADU HVAC HOA LED MLS RV EV USB USA LVP VA FHA ADA NE NW SE SW OSB PVC SUV BBQ ATV TV AC IKEA GE LG PEX GFCI HEPA LEED HERS DSL HDMI HERS WIFI CAT5 CAT6 SUBZERO REALTOR'.split(
    ' ',
  ),
)
// One shouted word is five letters or more; a run may hold shorter ones.
const SHOUTED =
  /(?<![\p{L}\p{N}])(?:[A-Z][A-Z'&-]{0,30} ){0,40}[A-Z][A-Z'-]{1,30}(?![\p{L}\p{N}'])/gu
const CAPITALS = /[A-Z]{5}|[A-Z]{2}[A-Z'&-]* [A-Z]/
const EXCLAMATION = /[!?]*![!?]*/g
const EMOJI =
  / ?(?:\p{Regional_Indicator}{2}|(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier}|\p{Extended_Pictographic}){0,12})+/gu
const BEYOND_LATIN = /[\u2000-\uffff]/
const DECORATION = / ?(?:[*~=_]{3,}|[•★☆►▪●◆✓✔→]+) ?/gu

// No flaw of style does without one of these.
const HINT = /[!*~=_\u2000-\uffff]|[A-Z][A-Z'&-]/

/** Sentence case, no exclamation marks, no pictures: how good remarks are set. */
export const reviewMlsStyle: Review = (copy) => {
  const { text, plain } = copy
  if (!HINT.test(text)) return []
  return [
    ...(CAPITALS.test(plain) ? Array.from(copy.masked.matchAll(SHOUTED)) : []).flatMap((match) =>
      shouting(match, text),
    ),
    ...Array.from(
      (plain.includes('!') ? copy.masked : '').matchAll(EXCLAMATION),
      ({ 0: marks, index }) =>
        advice(
          'mls/exclamation',
          text,
          index,
          index + marks.length,
          'A full stop sounds surer than an exclamation mark.',
          marks.includes('?') ? '?' : '.',
        ),
    ),
    ...Array.from((BEYOND_LATIN.test(text) ? text : '').matchAll(EMOJI), ({ 0: picture, index }) =>
      advice('mls/emoji', text, index, index + picture.length, 'Many MLSs reject emoji.', ''),
    ),
    ...Array.from(text.matchAll(DECORATION), ({ 0: marks, index }) =>
      advice(
        'mls/decoration',
        text,
        index,
        index + marks.length,
        'Bullets and ornaments do not survive in most MLSs.',
        ' ',
      ),
    ),
  ]
}

const shouting = (match: RegExpExecArray, text: string): Finding[] => {
  const words = match[0].split(' ')
  const shouted = words.filter((word) => word.length > 1 && !ACRONYMS.has(word))
  if (!shouted.some((word) => word.replace(/[^A-Z]/g, '').length >= 5) && shouted.length < 3)
    return []
  const spoken = words.map((word) => (ACRONYMS.has(word) ? word : word.toLowerCase())).join(' ')
  const why = 'Capitals read as shouting; write in sentence case.'
  return [
    advice(
      'mls/capitals',
      text,
      match.index,
      match.index + match[0].length,
      why,
      capitalisedAt(text, match.index, spoken),
    ),
  ]
}

const advice = (
  rule: string,
  text: string,
  start: number,
  end: number,
  why: string,
  suggestion: string,
): Finding => ({
  rule,
  severity: 'advice',
  start,
  end,
  text: text.slice(start, end),
  why,
  suggestion,
})
