import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { numberOf, numeral, ordinal } from '../../figures/numerals.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { location, terms } from '../wording/kinds.ts'

/** What it backs to and what adjoins it. */
export const NEIGHBORS: SubjectRules = {
  lines: [
    [
      /^back(?:s|ing) (?:up )?to (?:the )?parkland$/i,
      told('location', 'backs to open land', 'it backs to parkland'),
    ],
    [
      /^(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (fairway|hole|green|tee)(?: lot| of (?:the )?golf course)?$/i,
      (match) => location(`it is on the ${ordinal(match[1] ?? '')} ${lower(match[2])}`),
    ],
    [
      /^(?:the )?((?:vacant |adjoining |adjacent |neighboring )?(?:lot|parcel|acreage|land|house)(?: next door| behind| across the (?:street|road)| beside it)?) (?:is )?also available$/i,
      (match) => terms(`the ${lower(match[1])} is also available`),
    ],
    [
      /^new construction (?:on|to) (both sides|either side|all sides)$/i,
      (match, setting) =>
        setting === 'land' ? location(`there is new construction on ${lower(match[1])}`) : null,
    ],
  ],
  commaLines: [
    [
      /^(?:on|along|right on|directly on) (?:the )?((?:\p{Lu}[\p{L}'-]* )+(?:[Tt]rail|[Gg]reenway|[Pp]ath|[Bb]eltLine|[Gg]reenbelt))$/u,
      (match, setting) => ({
        kind: 'location',
        concept: setting === 'land' ? null : undefined,
        statement: `it is on the ${match[1]}`,
      }),
    ],
    [
      /^back(?:s|ing) (?:up )?to (?:the )?(?:community )?green ?space$/i,
      () => location('it backs to a green space'),
    ],
    [
      /^[Bb]ack(?:s|ing) (?:up )?to (?:the )?((?:\p{Lu}[\p{L}'-]* )+(?:[Tt]rails?(?: (?:system|network))?|[Rr]ail [Tt]rail|[Gg]reenway|[Pp]ath|[Bb]ikeway|BeltLine))$/u,
      (match) => location(`it backs to the ${match[1]}`),
    ],
    [
      /^back(?:s|ing) (?:up )?to (open space|green space|woods|farmland|common area|parkland|wetlands|trees) and ((?:[a-z]+ )?(?:path|trail|creek|pond|stream|park|playground|golf course|greenbelt|field))$/i,
      (match) => ({
        kind: 'location',
        concept: 'backs to open land',
        statement: `it backs to ${lower(match[1]).replace('common area', 'a common area')} and ${withArticle(lower(match[2]))}`,
      }),
    ],
  ],
  figures: [
    [
      /^(?:no ?one|nobody)(?: directly)? (?:behind|in back|out back|in (?:the )?rear)(?: (?:you|it|us))?$/i,
      told('location', 'no rear neighbors', 'there are no rear neighbors'),
    ],
    [
      /^no (?:2|two)[- ]stor(?:y|ies)(?: homes?| houses?)? behind$/i,
      () => location('there are no two-story homes behind it'),
    ],
    [
      /^(?:golf|golf course) front(?:age)? (?:on |to )?(?:the )?(.+)$/i,
      (match) =>
        location(
          `it is on the golf course, ${(match[1] ?? '').replace(/^course (?:no\.?|number|#) ?/i, 'course No. ')}`,
        ),
    ],
    [
      /^(?:a )?(greenbelt|woods|forest|park|preserve|conservation land|green space|golf course|open space|wetlands?|farmland|field|ravine|canyon|bayou|state land|national forest) (?:behind|out back|in back|to the rear)$/i,
      (match) => location(`it backs to ${withArticle((match[1] ?? '').toLowerCase())}`),
    ],
    [
      /^(?:adj|adjoining|abuts) (?:to )?(?:the )?(national forest|state forest|national park|state park|state land|forest service(?: land)?|conservation land|USFS(?: land)?|(?:\p{Lu}\p{L}+ )+(?:National Forest|State Park|Forest))$/iu,
      (match) => {
        const land = (match[1] ?? '').replace(/\bnational forest$/i, 'National Forest')
        return {
          kind: 'land',
          concept: 'public land adjoining',
          statement: `it adjoins ${/^\p{Lu}\p{Ll}/u.test(land) && !/^(?:National|State)/.test(land) ? `the ${land}` : land.replace(/^USFS$/i, 'USFS land')}`,
        }
      },
    ],
    [/^backs to BLM(?: land)?$/i, told('land', 'public land adjoining', 'it backs to BLM land')],
  ],
  statements: [
    [
      /^(?:the )?lot (backs|sides) (?:to |up to |onto )?(?:a |the )?(greenbelt|park|golf course|creek|preserve|open space|woods|trail)$/i,
      (match, setting) => ({
        kind: 'location',
        concept: conceptOfWhole(`backs to ${match[2]}`, setting)?.name ?? null,
        statement: `the lot ${(match[1] ?? '').toLowerCase()} to ${/woods|open/i.test(match[2] ?? '') ? '' : /^lot (?:backs|sides) to /i.test(match[0]) && !/greenbelt|golf/i.test(match[0]) ? 'the ' : 'a '}${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^BLM (?:land )?(?:is )?on (\w+) sides?$/i,
      (match) => ({
        kind: 'land',
        concept: 'public land adjoining',
        statement: `BLM land is on ${numeral(numberOf(match[1] ?? '') ?? 2)} ${numberOf(match[1] ?? '') === 1 ? 'side' : 'sides'}`,
        text: `BLM on ${numeral(numberOf(match[1] ?? '') ?? 2)} sides`,
      }),
    ],
  ],
}
