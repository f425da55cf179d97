import { ordinal } from '../../figures/numerals.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { isPlural, lower, type Told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { GROUP_YEAR } from '../wording/dates.ts'
import { update } from '../wording/kinds.ts'

const ROOM =
  '((?:all |both |most )?(?:the )?(?:[a-z-]+ ){0,2}(?:rooms?|bedrooms?|suites?|baths?|bathrooms?|kitchen|den|basement|garage|attic|hall|hallway|office|study|loft|sunroom|porch|foyer|entry|closets?|apartment|cottage|barn|shop|workshop|crawl ?space|(?:main|upper|lower|first|second|third|ground) (?:level|floor)))'

const THING = "((?:[a-z][a-z'-]* ){0,3}[a-z][a-z'-]*)"

/** Work that brings a thing, and work on a thing that was there before. */
const BROUGHT = '(added|installed|put in|built)'

const RENEWED = '(replaced|refinished|redone|updated|remodeled|rebuilt|relined|refaced|repainted)'

const placeOf = (typed: string | undefined): string =>
  lower(typed).replace(/^(all|both|most) (?:the )?|^(?:the )?/, (_, many?: string) =>
    many ? `${many} the ` : 'the ',
  )

const inPlace = (typed: string | undefined): string =>
  `${/(?:level|floor)$/i.test(typed ?? '') ? 'on' : 'in'} ${placeOf(typed).replace(/^(all|both) the (?=\w+)/, '$1 ')}`

const dated = (year: string | undefined, statement: string): Told => ({
  kind: 'update',
  concept: null,
  year: Number(year),
  statement,
})

const brought = (thing: string | undefined, verb: string | undefined, room: string | undefined) => {
  const name = (thing ?? '').replace(/^(?:a|an|the) /i, '')
  return `${withArticle(hyphenated(name))} ${isPlural(name) ? 'were' : 'was'} ${lower(verb)} ${inPlace(room)}`
}

const renewed = (thing: string | undefined, verb: string | undefined, room: string | undefined) => {
  const name = (thing ?? '').replace(/^the /i, '')
  return `the ${hyphenated(name)} ${inPlace(room)} ${isPlural(name) ? 'were' : 'was'} ${lower(verb)}`
}

const FRESH =
  '(windows|carpet|flooring|floors|tile|fixtures|lighting|ceiling fans|hardwoods|blinds|shades|doors|cabinets|counters|appliances)'

const FLOOR =
  '((?:1st|2nd|3rd|4th|first|second|third|fourth|top|upper|lower|main|ground)[- ](?:floor|level|unit)(?: unit| apartment)?|(?:both|all) (?:units|floors|apartments|bathrooms|bedrooms)|unit [A-Z\\d]{1,3}|upstairs|downstairs|basement|attic|garage|interior|exterior|whole house)'

const PART =
  '(floors?|hardwoods|carpets?|flooring|kitchen|baths?|bathrooms?|ceilings|trim|cabinets|woodwork|stairs)'

const DONE = '(refinished|replaced|updated|redone|sanded|remodeled|renovated|cleaned|painted)'

const floorOf = (typed: string | undefined): string => {
  const text = lower(typed)
    .replace(/^(\d)(?:st|nd|rd|th)\b/, (_, figure: string) => ordinal(figure))
    .replace(/[- ](?=floor|level)/, ' ')
    .replace(
      /^((?:first|second|third|fourth|upper|lower|main|ground|top)) (floor|level) (?=unit|apartment)/,
      '$1-$2 ',
    )
    .replace(/^unit ([a-z\d]+)$/, (_, name: string) => `unit ${name.toUpperCase()}`)
  return /^(?:both|all|unit) |stairs$/.test(text) ? text : `the ${text}`
}

const isSeveral = (floor: string): boolean => /^(?:both|all) /.test(floor)

/** Work that was done in a room or on a floor: 'new carpet in bedrooms 2023'. */
export const WORK_IN_ROOMS: SubjectRules = {
  lines: [
    [
      new RegExp(`^${THING} ${BROUGHT}(?: in)? ${GROUP_YEAR},? (?:in|to|on) ${ROOM}$`, 'i'),
      (match) => dated(match[3], `${brought(match[1], match[2], match[4])} in ${match[3]}`),
    ],
    [
      new RegExp(`^${THING} ${BROUGHT} (?:in|to|on) ${ROOM}(?:,| in)? ${GROUP_YEAR}$`, 'i'),
      (match) => dated(match[4], `${brought(match[1], match[2], match[3])} in ${match[4]}`),
    ],
    [
      new RegExp(`^(?:the )?${THING} ${RENEWED}(?: in)? ${GROUP_YEAR},? (?:in|on) ${ROOM}$`, 'i'),
      (match) => dated(match[3], `${renewed(match[1], match[2], match[4])} in ${match[3]}`),
    ],
    [
      new RegExp(`^new ${FRESH}(?: in)? ${GROUP_YEAR},? (?:in|on) ${ROOM}$`, 'i'),
      (match) =>
        dated(match[2], `${brought(`new ${match[1]}`, 'installed', match[3])} in ${match[2]}`),
    ],
    [
      new RegExp(`^new ${FRESH} (?:in|on) ${ROOM}(?:,| in)? ${GROUP_YEAR}$`, 'i'),
      (match) =>
        dated(match[3], `${brought(`new ${match[1]}`, 'installed', match[2])} in ${match[3]}`),
    ],
    [
      new RegExp(
        `^${FLOOR} (?:has been |have been |was |were |just |freshly )?((?:re)?painted)(?:,| and|, and| \\+) (?:the )?${PART} (?:has been |have been |was |were )?${DONE}$`,
        'i',
      ),
      (match) => {
        const floor = floorOf(match[1])
        const part = lower(match[3])
        const whose = isSeveral(floor)
          ? 'their'
          : /^the (?:in|ex)terior|house/.test(floor)
            ? 'the'
            : 'its'
        return update(
          `${floor} ${isSeveral(floor) ? 'have' : 'has'} been ${lower(match[2])}, and ${whose} ${part} ${isPlural(part) ? 'have' : 'has'} been ${lower(match[4])}`,
        )
      },
    ],
    [
      new RegExp(
        `^${FLOOR} (?:has been |have been |was |were |just |freshly )?((?:re)?painted)(?:,| and|, and| \\+| with) (?:has |have )?(new(?:er)? (?:carpets?|flooring|floors|cabinets|appliances|windows|fixtures|lighting))$`,
        'i',
      ),
      (match) => {
        const floor = floorOf(match[1])
        return update(
          `${floor} ${isSeveral(floor) ? 'have' : 'has'} been ${lower(match[2])}, with ${lower(match[3])}`,
        )
      },
    ],
  ],
}
