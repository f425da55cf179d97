import { articleFor } from '@listwright/reviewer/language'
import { hyphenated } from '../compounds.ts'
import { ordinal } from '../numerals.ts'
import { withPlaceArticle } from '../place-names.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const COMPASS = '(?:(?:[Uu]pper|[Ll]ower) )?(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)'

const HOME =
  '(walk-?up|condo|unit|flat|apartment|loft|studio|co-op|duplex|triplex|penthouse|one-bedroom|two-bedroom|brownstone)'

const FLOOR_OF_UNIT = String.raw`((?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|top|ground|garden|parlor|upper)[- ](?:floor|level) )?(?:(?:corner|rear|front|end) )?)`

const inCapitals = (words: string): string =>
  words.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** A home in a district whose name begins with a direction: 'South Boston third-floor walk-up'. */
export const DISTRICTS: SubjectRules = {
  lines: [
    [
      // The direction may have lost its capital; the word after it must be a name, typed with one.
      new RegExp(
        `^(${COMPASS} \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) ${FLOOR_OF_UNIT}${HOME}$`,
        'u',
      ),
      ([, district = '', floor = '', home]) => {
        const unit = hyphenated(
          `${lower(floor).replace(/^(\d{1,2})(?:st|nd|rd|th)/, (_, figure: string) => ordinal(figure))}${lower(home)}`,
        )
          .replace(/ (?=(?:floor|level) )/, '-')
          .replace(/walkup$/, 'walk-up')
        return {
          kind: 'building',
          concept: null,
          statement: `it is ${articleFor(unit)} ${unit} ${/side$/i.test(district) ? 'on' : 'in'} ${withPlaceArticle(inCapitals(district))}`,
          place: inCapitals(district),
        }
      },
    ],
  ],
}
