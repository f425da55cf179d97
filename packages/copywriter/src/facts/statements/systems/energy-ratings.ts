import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { community, system } from '../wording/kinds.ts'

const GREEN =
  '(?:Earth Advantage|Built Green|Green Built|LEED|NGBS|National Green Building Standard|Green Point|GreenPoint|Passive House|EnviroHome|Earth Craft|EarthCraft)'

/** The name of a program, which a note may have in small letters. */
const capitals = (typed: string | undefined): string =>
  (typed ?? '').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The scores of one company are names: 'Bike Score'. */
const scoreName = (typed: string): string =>
  /^(?:walk|bike|transit) score$/i.test(typed) ? capitals(typed.toLowerCase()) : typed

const properName = (typed: string): string =>
  typed
    .split(' ')
    .map((word) =>
      /^leed$/i.test(word)
        ? 'LEED'
        : /^earthcraft$/i.test(word)
          ? 'EarthCraft'
          : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join(' ')

/** Energy ratings and green certificates. */
export const ENERGY_RATINGS: SubjectRules = {
  lines: [
    [
      /^(?:home )?energy score(?: of| is|:)? (\d{1,2})$/i,
      (match) => system(`the home energy score is ${match[1]}`),
    ],
    [
      new RegExp(
        `^(${GREEN})(?: certified)? (certified|bronze|silver|gold|platinum|emerald|[3-5][- ]star)(?: certified| rated)?$`,
        'i',
      ),
      (match) =>
        system(
          /^certified$/i.test(match[2] ?? '')
            ? `it is ${capitals(match[1])} certified`
            : `it is rated ${capitals(match[1])} ${(match[2] ?? '').replace(/^[a-z]|(?<=\d-)s/, (letter) => letter.toUpperCase())}`,
        ),
    ],
    [
      /^((?:[a-z-]+)) certified (neighborhood|community)$/i,
      (match) =>
        community(
          `it is in ${withArticle(`${lower(match[1])}${match[1]?.includes('-') ? ' ' : '-'}certified ${lower(match[2])}`)}`,
        ),
    ],
  ],
  commaLines: [
    [
      /^((?:(?:AHFC|BEES|NAHB|HERS|AKWARM) )?)(\d|one|two|three|four|five|six)[- ]star([- ]plus)?(?: (?:energy )?rat(?:ing|ed)| energy)?$/i,
      (match) => {
        if (!match[1] && !/energy/i.test(match[0])) return null
        const rating = `${(match[1] ?? '').toUpperCase()}${numeral(numberOf(match[2] ?? '') ?? 1)}-star${match[3] ? '-plus' : ''} energy rating`
        return {
          kind: 'system',
          concept: 'energy rating',
          statement: `it has ${articleFor(rating)} ${rating}`,
        }
      },
    ],
    [
      /^HERS(?: (rating|score|index))?(?: is| of)?:? (\d{1,3})$/i,
      (match) => ({
        kind: 'system',
        concept: 'energy rating',
        statement: `the HERS ${lower(match[1]) || 'rating'} is ${match[2]}`,
      }),
    ],
    [
      /^(energy star|LEED(?: (?:gold|silver|platinum))?|passive house|built green|earthcraft) (certified|rated)$|^energy star$/i,
      (match) => ({
        kind: 'system',
        concept: 'energy rating',
        statement: match[1]
          ? `it is ${properName(match[1])} ${lower(match[2])}`
          : 'it is Energy Star rated',
      }),
    ],
  ],
  lastStatements: [
    [
      /^((?!credit|minimum)(?:[a-z]+ ){1,2}(?:score|index|rating))(?: of| is|:)? (\d{1,3})(?: out of 100)?$/i,
      (match) => ({
        kind: /walk|bike|transit/i.test(match[1] ?? '') ? 'location' : 'system',
        concept: null,
        statement: `the ${scoreName(match[1] ?? '')} is ${match[2]}`,
      }),
    ],
  ],
}
