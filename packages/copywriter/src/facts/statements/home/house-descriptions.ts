import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, type Rule } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, character } from '../wording/kinds.ts'
import { isA, isMeasured } from '../wording/things.ts'

const STYLE =
  'farmhouse|cottage|bungalow|colonial|cape|cape cod|tudor|victorian|craftsman|ranch|rambler|foursquare|saltbox|gambrel|georgian|federal|italianate|brownstone|greystone|rowhouse|row house|split-level|log cabin|cabin|house|home|contemporary|queen anne|kit house|kit home|schoolhouse|church'
const CIRCA = '(?:circa|c\\.?|ca\\.?)'
const WORDS = '(?:[\\p{L}-]+ ){0,3}'
const YEAR_BEFORE = new RegExp(
  `^(${WORDS})${CIRCA} ?(1[6-9]\\d\\d|20\\d\\d)(s?) (${WORDS}(?:${STYLE}))$`,
  'iu',
)
const YEAR_BEHIND = new RegExp(
  `^(${WORDS}(?:${STYLE})),? (?:built )?${CIRCA} ?(1[6-9]\\d\\d|20\\d\\d)(s?)$`,
  'iu',
)

/** Words that are no names, though they begin a note with a capital. */
const inLine = (text: string): string =>
  text.replace(
    /^(?:Historic|Classic|Charming|Brick|Stone|Frame|Restored|Original|Authentic|Expanded|Updated|Antique|Early|Old|Small|Large|Custom|Center|Side)\b/,
    (word) => word.toLowerCase(),
  )

/** 'from about 1790', 'from the 1920s'. */
const fromYear = (year: string | undefined, decade: string | undefined): string =>
  decade ? `from the ${year}s` : `from about ${year}`

const dated: Rule[1] = (match) => {
  const [, before = '', year, decade, type = ''] =
    match[2] && /^\d/.test(match[2]) && match[4] !== undefined
      ? match
      : [match[0], '', match[2], match[3], match[1]]
  const house = inLine(`${before}${inLine(type)}`.trim())
  return character(`${isMeasured(house)} ${fromYear(year, decade)}`)
}

const FLATS: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  6: 'six',
  two: 'two',
  three: 'three',
  four: 'four',
  six: 'six',
}
const FLAT =
  /^((?:(?:extra[- ]wide|wide|oversized|brick|frame|stone|greystone|vintage|classic|converted|former|renovated|rehabbed) )*)((?:\p{Lu}[\p{L}'.]+ ){1,3})?(2|3|4|6|two|three|four|six)[- ]flat( conversion)?(?:,? now (?:an? )?(single[- ]family|duplex)(?: home| house)?)?$/u

const NAME = String.raw`\p{Lu}[\p{L}'&.-]*(?: (?:\p{Lu}[\p{L}'&.-]*|of|&|and|[IVX]+))*`
const PLAN = new RegExp(
  `^(?:(?:[Pp]opular|[Dd]esirable|[Ll]argest|[Ee]xpanded) )?(?:[Tt]he )?(${NAME}) (model|floor ?plan|plan)(?: (?:by|from) (${NAME}))?$`,
  'u',
)

/** What the house is, in the words in which agents describe it: its age, its model, where it stood before. */
export const HOUSE_DESCRIPTIONS: SubjectRules = {
  lines: [
    [YEAR_BEFORE, dated],
    [YEAR_BEHIND, dated],
    [
      FLAT,
      (match) => {
        const [, adjectives = '', place, count = '', conversion, now] = match
        // A bare two-flat is a style, which has rules of its own.
        if (!/extra|convert|former/i.test(adjectives) && !conversion && !now) return null
        const flat = `${lower(adjectives).replace('extra wide', 'extra-wide')}${FLATS[count.toLowerCase()]}-flat${lower(conversion)}`
        return building(
          `${isA(flat)}${place ? ` in ${place.trim()}` : ''}${
            now
              ? `, now a ${lower(now)
                  .replace('single family', 'single-family home')
                  .replace(/^single-family$/, 'single-family home')}`
              : ''
          }`,
        )
      },
    ],
    [
      PLAN,
      ([, name = '', noun = '', builder]) => {
        // A lone name has rules of its own, and a style is no model.
        if (
          (!builder && !/ /.test(name)) ||
          /\b(?:Open|Split|Ranch|Colonial|Site|Floor|Great|House|Business|Master|Payment)\b/.test(
            name,
          )
        )
          return null
        const isPlan = /plan/.test(noun)
        return building(
          `it ${isPlan ? 'has' : 'is'} the ${name} ${isPlan ? noun.replace('floorplan', 'floor plan') : noun}${builder ? ` by ${builder}` : ''}`,
        )
      },
    ],
    [
      /^((?:former |builder'?s )?model(?: home)?) with (?:many |lots of |all (?:the )?)?(upgrades|options|extras)$/i,
      (match) =>
        building(
          `it is a ${lower(match[1]).replace(/model$/, 'model home')} with ${lower(match[2])}`,
        ),
    ],
    [
      /^(?:(?:house|home|it) )?(?:was )?(moved|relocated) to (?:the |this |its )?((?:current |present )?(?:lot|site|property|location))(?:,? (?:in )?((?:18|19|20)\d\d))?$/i,
      (match) =>
        character(
          `it was ${lower(match[1])} to ${/^(?:current|present)/i.test(match[2] ?? '') ? 'its' : 'the'} ${lower(match[2])}${match[3] ? ` in ${match[3]}` : ''}`,
        ),
    ],
    [
      /^combined (with|from) (?:the )?((?:the )?(?:unit|apartment|condo) (?:next door|above|below)|(?:next door|adjacent|adjoining|neighboring) (?:unit|apartment|condo)|(?:two|three|2|3) (?:units|apartments))(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      ([, link, units = '', year]) => ({
        kind: 'building',
        concept: null,
        statement: `it was combined ${lower(link)} ${/s$/i.test(units) ? lower(units).replace('2', 'two').replace('3', 'three') : `the ${lower(units)}`}${year ? ` in ${year}` : ''}`,
        year: year ? Number(year) : null,
      }),
    ],
    [
      /^originally (?:had |with |an? )?(\d|one|two|three|four|five|six)[- ](bedrooms?|baths?|units?|rooms?|apartments?)$/i,
      (match) => {
        const count = numberOf(match[1] ?? '') ?? 1
        const noun = lower(match[2]).replace(/s?$/, count === 1 ? '' : 's')
        return character(`it originally had ${numeral(count)} ${noun}`)
      },
    ],
    [
      /^once (?:used as )?(an? [a-z][a-z -]+)$/i,
      (match) => character(`it was once ${lower(match[1])}`),
    ],
  ],
}
