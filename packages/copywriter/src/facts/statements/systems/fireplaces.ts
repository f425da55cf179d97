import { articleFor } from '@listwright/reviewer/language'
import { withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { amenity } from '../wording/kinds.ts'

const FUEL = 'gas|wood|wood[- ]burning|electric|propane|decorative'

const fuelOf = (typed: string | undefined): string =>
  (typed ?? '').toLowerCase().replace(/^wood.*$/, 'wood-burning')

/** Fireplaces. */
export const FIREPLACES: SubjectRules = {
  lines: [
    // 'two fireplaces (one gas, one wood)'
    [
      new RegExp(
        String.raw`^(\d|two|three|four|five|six) fireplaces?,? \(?(\d|one|two|three|four) (${FUEL})(?:,| and|, and| \+| &) (\d|one|two|three|four) (${FUEL})\)?$`,
        'i',
      ),
      ([, all, some, fuel, others, other]) =>
        amenity(
          `there are ${count(all)} fireplaces, ${count(some)} ${fuelOf(fuel)} and ${count(others)} ${fuelOf(other)}`,
        ),
    ],
  ],
  figures: [
    [
      /^((?:double|two|three|2|3|dual)[- ]sided|see-through|two-way) fireplace,?(?: in| between| from)? ([a-z ]*(?:room|kitchen|bedroom|den|bath)) ?(?:\/|and|to) ?([a-z ]*(?:room|kitchen|bedroom|den|bath))$/i,
      (match) => ({
        kind: 'amenity',
        concept: null,
        name: `${match[1]?.toLowerCase().replace(' ', '-')} fireplace`,
        tail: `between the ${match[2]} and the ${match[3]}`,
        statement: `a ${match[1]?.toLowerCase().replace(' ', '-')} fireplace is between the ${match[2]} and the ${match[3]}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:fireplace|stove|insert|fire)) (?:up(?:stairs)?|on (?:the )?main(?: level)?) (?:and|\+) (?:a )?([a-z-]+(?: [a-z-]+)?) down(?:stairs)?$/i,
      (match) => {
        const lower = (match[2] ?? '')
          .trim()
          .replace(/^(wood|pellet)$/i, '$1 stove')
          .replace(/^gas$/i, 'gas fireplace')
        return lower
          ? amenity(
              `there is ${withArticle(match[1] ?? '')} upstairs and ${withArticle(lower)} downstairs`,
            )
          : null
      },
    ],
    [
      /^((?:[a-z-]+ )*fireplace),? (floor[- ]to[- ]ceiling|two[- ]sided|see[- ]through)$/i,
      (match) => {
        const kind = (match[2] ?? '').toLowerCase().replace(/ /g, '-')
        return amenity(`there is ${articleFor(kind)} ${kind} ${match[1]?.toLowerCase()}`)
      },
    ],
  ],
  statements: [
    [
      /^((?:[a-z-]+ )*fireplace) (?:indoors|inside)(?: and| \+|,) (?:(?:on|in) )?(?:the )?(porch|deck|patio|outdoors|outside|lanai|terrace)$/i,
      (match, setting) => ({
        kind: 'amenity',
        concept: setting === 'home' ? undefined : null,
        statement: `there are ${match[1]}s indoors and ${/out/i.test(match[2] ?? '') ? 'outdoors' : `on the ${(match[2] ?? '').toLowerCase()}`}`,
        name: `${match[1]}s`,
        tail: `indoors and ${/out/i.test(match[2] ?? '') ? 'outdoors' : `on the ${(match[2] ?? '').toLowerCase()}`}`,
      }),
    ],
  ],
}
