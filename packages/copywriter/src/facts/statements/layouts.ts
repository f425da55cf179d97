import { measured } from '../measures.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { listed, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { UNIT_NAMES } from './unit-names.ts'
import { GROUP_TO_SIX } from './wording/counts.ts'

const BEDS = `${GROUP_TO_SIX}[- ]?(?:bedrooms?|beds?|brs?|bd)`

const BATHS = String.raw`(?:,? (?:and )?(\d(?:\.\d)?|one|two|three)[- ]?(?:baths?|ba))?`

const MORE = `(?:,? (with|including|plus|and) (?:an? |its |their )?(own )?(.+))?`

const roomsCounted = (count: string | undefined, noun: string): string => {
  const value = numberOf(count ?? '') ?? 1
  return `${Number.isInteger(value) ? numeral(value) : value} ${value === 1 ? noun : `${noun}s`}`
}

/** 'two bedrooms, one bath, and its own basement' */
const roomsOf = (beds: string, baths: string, word: string, own: string, more: string): string => {
  const has = [roomsCounted(beds, 'bedroom'), ...(baths ? [roomsCounted(baths, 'bath')] : [])]
  if (!more) return series(has)
  const others = listed(more).map((each) => (own ? `its own ${each}` : withArticle(each)))
  return /^including$/i.test(word)
    ? `${series(has)}, including ${series(others)}`
    : series([...has, ...others])
}

const PLACES: Record<string, string> = {
  ...UNIT_NAMES,
  '1st': 'the first floor',
  '2nd': 'the second floor',
  '3rd': 'the third floor',
}

const placeOf = (typed: string): string => {
  const word = typed.toLowerCase().replace(/[- ](?:unit|apartment|floor|side|level)$/, '')
  if (/^each|^every|^both/.test(word)) return `each ${/sides?$/i.test(typed) ? 'side' : 'unit'}`
  if (/unit$/i.test(typed) && /^(?:first|second|third|\dst|\dnd|\drd)/.test(word))
    return `the ${(PLACES[word] ?? `the ${word} floor`).replace(/^the (\w+) floor$/, '$1-floor')} unit`
  return (
    PLACES[word] ??
    `the ${word}${/floor|level/i.test(typed) || /^(?:first|second|third|ground|top)$/.test(word) ? ' floor' : ' unit'}`
  )
}

/** Which floor or unit of a building has which rooms. */
export const LAYOUTS: SubjectRules = {
  figures: [
    [
      new RegExp(
        `^((?:(?:first|second|third|ground|top|1st|2nd|3rd)[- ]floor|up|down|upstairs|downstairs|upper|lower|front|rear|garden)(?: unit| apartment)?):? (?:is |has |- )?${BEDS}${BATHS}${MORE}$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi' && !/\$|\b(?:rent|vacant|leased|occupied)/i.test(match[6] ?? '')
          ? {
              kind: 'building',
              concept: null,
              statement: `${placeOf(match[1] ?? '')} has ${roomsOf(match[2] ?? '', match[3] ?? '', match[4] ?? '', match[5] ?? '', match[6] ?? '')}`,
            }
          : null,
    ],
    [
      new RegExp(`^${BEDS}${BATHS},? ((?:each|every|both) (?:sides?|units?))${MORE}$`, 'i'),
      (match, setting) =>
        setting === 'multi' && match[6]
          ? {
              kind: 'building',
              concept: null,
              statement: `${placeOf(match[3] ?? '')} has ${roomsOf(match[1] ?? '', match[2] ?? '', match[4] ?? '', match[5] ?? '', match[6] ?? '')}`,
            }
          : null,
    ],
    [
      new RegExp(
        String.raw`^((?:each|every|both) (?:sides?|units?)):? (?:is |are )?(\d)\/(\d(?:\.\d)?)${MORE}$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi' && match[6]
          ? {
              kind: 'building',
              concept: null,
              statement: `${placeOf(match[1] ?? '')} has ${roomsOf(match[2] ?? '', match[3] ?? '', match[4] ?? '', match[5] ?? '', measured(match[6] ?? ''))}`,
            }
          : null,
    ],
    [
      /^(\d+|two|three|four|five|six|seven|eight|nine|ten) ((?:[a-z]+ )*[a-z]+s),? each with (?:an? |its )?(?:own )?([a-z -]+)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `there are ${numeral(numberOf(match[1] ?? '') ?? 2)} ${match[2]?.toLowerCase()}, each with ${/\bown\b/i.test(match[0]) ? `its own ${match[3]}` : withArticle(match[3] ?? '')}`,
      }),
    ],
  ],
}
