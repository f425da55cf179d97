import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { ordinal } from '../../figures/numerals.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { withPlaceArticle } from '../../places/within-place.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { GROUP_TO_SIX, inWords } from '../wording/counts.ts'
import { building, location } from '../wording/kinds.ts'
import { isA } from '../wording/things.ts'

const COMPASS = '(?:(?:[Uu]pper|[Ll]ower) )?(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)'

const HOME =
  '(walk-?up|condo|unit|flat|apartment|loft|studio|co-op|duplex|triplex|penthouse|one-bedroom|two-bedroom|brownstone)'

const FLOOR_OF_UNIT = String.raw`((?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|top|ground|garden|parlor|upper)[- ](?:floor|level) )?(?:(?:corner|rear|front|end) )?)`

const inCapitals = (words: string): string =>
  words.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase())

const FLOOR =
  '((?:1st|2nd|3rd|\\dth|first|second|third|fourth|fifth|top|ground|garden|main)[- ](?:floor|level))'

const SIDE = '(rear|front|back|end)'

const floorOf = (typed: string | undefined): string => {
  const [rank = '', level = 'floor'] = lower(typed).split(/[ -]/)
  return `${ordinal(rank)} ${level}`
}

const LEVEL =
  '(upper|top|main|lower|ground|garden|street|first|second|third|fourth|1st|2nd|3rd|4th)'

const levelOf = (match: RegExpExecArray): string => {
  const level = measured(lower(match[1]))
  return match[3]
    ? `${articleFor(level)} ${level}-${lower(match[2])} ${lower(match[3])}`
    : `on the ${level} ${lower(match[2])}`
}

const CORNERS: Record<string, string> = {
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
}

/** On which floor it is, and where on that floor. */
export const FLOORS: SubjectRules = {
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
    [
      new RegExp(`^${GROUP_TO_SIX} flights? up$`, 'i'),
      (match) =>
        building(`it is ${inWords(match[1])} flight${inWords(match[1]) === 'one' ? '' : 's'} up`),
    ],
    [
      /^(upstairs|downstairs|ground-floor) (end|corner) unit$/i,
      (match) =>
        building(
          `it is ${articleFor(match[1] ?? '')} ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()} unit`,
        ),
    ],
    [
      /^((?:brownstone|townhouse|rowhouse|prewar|parlor-level|parlor) )?floor[- ]through(?: apartment| condo)?$/i,
      (match) => building(`it is a ${lower(match[1])}floor-through`),
    ],
    [
      /^(upstairs|upper|lower|downstairs)(?: unit)?$/i,
      (match, setting) =>
        setting === 'flat'
          ? building(`it is ${articleFor(lower(match[1]))} ${lower(match[1])} unit`)
          : null,
    ],
    [
      new RegExp(
        `^${FLOOR} walk[- ]?up,? (?:at |in )?(?:the )?${SIDE}(?: of (?:the )?building)?$`,
        'i',
      ),
      (match) =>
        building(
          `it is a ${floorOf(match[1]).replace(' ', '-')} walk-up at the ${lower(match[2])}`,
        ),
    ],
    [
      new RegExp(
        `^(?:on (?:the )?)?${FLOOR},? (?:at |in )?(?:the )?${SIDE} of (?:the )?(building|complex)$`,
        'i',
      ),
      (match) =>
        building(
          `it is on the ${floorOf(match[1])}, at the ${lower(match[2])} of the ${lower(match[3])}`,
        ),
    ],
  ],
  commaLines: [
    [
      /^(quiet|private|bright|sunny|secluded) ((?:(?:top|upper|lower|main|ground|first|second|third|corner|end|rear|front|back|interior|garden)[- ]?(?:floor|level)? ){0,3}unit)$/i,
      (match) => building(`it is a ${lower(match[1])} ${hyphenated(lower(match[2]))}`),
    ],
    [
      new RegExp(
        `^${LEVEL}[- ](level|floor)(?: (unit|condo|apartment))?(?:,| with) (no one|nobody|no unit|no units|no neighbors?) (above|below|overhead)$`,
        'i',
      ),
      (match) => ({
        kind: 'building',
        concept: /below/i.test(match[5] ?? '') ? null : 'top floor',
        statement: `it is ${levelOf(match)}, with ${lower(match[4]).replace('nobody', 'no one')} ${lower(match[5]).replace('overhead', 'above')}`,
      }),
    ],
    [
      /^(upper|lower|main|garden)[- ]level(?: (unit|condo|apartment))?$|^(second|third|fourth)[- ]level (unit|condo|apartment)$/i,
      (match, setting) => {
        if (setting !== 'flat') return null
        const level = lower(match[1] ?? match[3])
        const noun = match[2] ?? match[4]
        return building(
          noun
            ? `it is ${articleFor(level)} ${level}-level ${lower(noun)}`
            : `it is on the ${level} level`,
        )
      },
    ],
    [
      new RegExp(
        `^${LEVEL}[- ](level|floor) (?:of|in) (?:an? )?((?:[a-z-]+ ){0,2}(?:duplex|triplex|fourplex|quadplex|two[- ]family|three[- ]family|house|home|brownstone|townhouse|building|victorian|rowhouse|row house|walk-up))$`,
        'i',
      ),
      (match) => {
        const house = lower(match[3])
          .replace(/(two|three)[- ]family$/, '$1-family home')
          .replace(/\bvictorian$/, 'Victorian')
        return building(
          `it is on the ${measured(lower(match[1]))} ${lower(match[2])} of ${articleFor(house)} ${house}`,
        )
      },
    ],
    [
      /^(upper|lower|top|ground|main|second|third)(?:[- ](level))? (corner|end) unit$/i,
      (match, setting) => {
        if (setting !== 'flat') return null
        const unit = `${lower(match[1])}${match[2] ? '-level' : ''} ${lower(match[3])} unit`
        return {
          kind: 'building',
          concept: `${lower(match[3])} unit`,
          statement: `it is ${articleFor(unit)} ${unit}`,
        }
      },
    ],
  ],
  figures: [
    [
      /^unit (?:is )?on (?:the )?(.+) floor$/i,
      (match) => building(`it is on the ${measured((match[1] ?? '').toLowerCase())} floor`),
    ],
    [
      /^(?:ground|garden|first|second|third|fourth|top|\d+(?:st|nd|rd|th))[- ]floor,? (?:and )?(?:with )?(?:a |an )?(?:private )?(patio|garden|terrace|yard|deck|balcony)$/i,
      (match) =>
        building(
          `it is on the ${measured((match[0].split(/[ -]/)[0] ?? '').toLowerCase())} floor, with a ${/private/i.test(match[0]) ? 'private ' : ''}${match[1]?.toLowerCase()}`,
        ),
    ],
    [
      /^(\d(?:st|nd|rd|th)|first|second|third|fourth|fifth) floor,? (?:with )?no elevator$/i,
      (match) =>
        building(
          `it is on the ${measured((match[1] ?? '').toLowerCase())} floor, with no elevator`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:the )?(\p{L}+|\d+(?:st|nd|rd|th)) floor of (?:an? |the )?(.+)$/iu,
      (match, setting) =>
        setting === 'flat'
          ? building(
              `it is on the ${measured((match[1] ?? '').toLowerCase())} floor of ${articleFor(measured(match[2] ?? ''))} ${measured(match[2] ?? '')}`,
            )
          : null,
    ],
    [
      /^((?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)))[- ]floor (unit|apartment|condo|flat)$/i,
      (match, setting) =>
        setting === 'flat'
          ? building(
              isA(
                `${measured((match[1] ?? '').toLowerCase())}-floor ${(match[2] ?? '').toLowerCase()}`,
              ),
            )
          : null,
    ],
    [
      /^(\S+)[- ]floor walk-?up(?: apartment| unit| building)?$/i,
      (match) => building(isA(`${measured((match[1] ?? '').toLowerCase())}-floor walk-up`)),
    ],
    [
      /^(?:on (?:the )?)?(garden|basement|terrace|street|lobby|parlor|entry|ground) level$/i,
      (match, setting) =>
        setting === 'flat'
          ? building(`it is on the ${(match[1] ?? '').toLowerCase()} level`)
          : null,
    ],
    [
      /^(top|ground|first|second|third|high|upper|parlor|\d+(?:st|nd|rd|th))[- ]floor,? corner(?: unit| apartment| condo)?$/i,
      (match) => building(isA(`${measured((match[1] ?? '').toLowerCase())}-floor corner unit`)),
    ],
    [
      /^((?:ocean|lake|river|beach|water|bay|gulf)front),? (?:on (?:the )?)?(\S+) floor(,? direct)?$/i,
      (match) =>
        location(
          `it is ${match[3] ? 'directly ' : ''}${(match[1] ?? '').toLowerCase()}, on the ${measured((match[2] ?? '').toLowerCase())} floor`,
        ),
    ],
    [
      /^(\S+) floor,? direct(?: (ocean|lake|river|bay|gulf|water|beach|intracoastal)(?:front| view| views)?)?$/i,
      (match) =>
        building(
          `it is on the ${measured((match[1] ?? '').toLowerCase())} floor, with a direct ${match[2] ? `${match[2].toLowerCase()} ` : ''}exposure`,
        ),
    ],
    [
      /^(?:on (?:the )?)?(\S+) floor,? (NE|NW|SE|SW|northeast|northwest|southeast|southwest)(?: corner)?$/i,
      (match) => {
        const corner = (match[2] ?? '').toLowerCase()
        return building(
          `it is on the ${measured((match[1] ?? '').toLowerCase())} floor, at the ${CORNERS[corner] ?? corner} corner`,
        )
      },
    ],
    [
      /^(first|second|third|fourth|fifth|ground|\d+th|2nd|3rd|1st)[- ]floor,? (rear|front)(?: unit| apartment)?$/i,
      (match) => ({
        kind: 'building',
        statement: `it is on the ${measured(match[1] ?? '')} floor, at the ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
  ],
}
