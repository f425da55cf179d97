import { numberOf, numeral } from '../../figures/numerals.ts'
import { kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf, nounPhrase } from '../../nouns/noun-phrase.ts'
import { isPlural, lower, subjectOf, type Told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { countOrTyped, inWords } from '../wording/counts.ts'
import { character, finish, outdoorPlace, room } from '../wording/kinds.ts'
import { FEW_WORDS } from '../wording/things.ts'

const kindOf = (thing: string) => kindOfNoun(singular(headOf(thing)))

/** 'driveway 14 ft wide', 'rock fireplace two stories high'. */
const dimensionOf = (thing: string, match: RegExpExecArray): Told | null => {
  const [, , value = '', unit = '', , way = '', part = ''] = match
  // A garage of a size has its own wording.
  if (/\d|\b(?:with|and|or|is|are)\b|garage$/i.test(thing)) return null
  const measure = unit ? (/^inch/i.test(unit) ? 'inches' : 'feet') : 'stories'
  return {
    kind: kindOf(thing) ?? 'condition',
    concept: null,
    statement: `${subjectOf(thing)} ${isPlural(thing) ? 'are' : 'is'} ${countOrTyped(value)} ${measure} ${way.toLowerCase()}${part && `, with ${withArticle(part)}`}`,
  }
}

/** How big a room is and how many it seats or sleeps. */
export const SIZES: SubjectRules = {
  lines: [
    [
      // The whole home: how many it sleeps is told with its bedrooms.
      /^(?:it |home |house |condo |cabin |unit )?sleeps (?:up to )?(\d{1,2}|two|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen)(?: (?:people|guests|comfortably))?$/i,
      ([whole, count = '']) => ({
        kind: 'condition',
        concept: null,
        statement: `it sleeps ${/up to/i.test(whole) ? 'up to ' : ''}${inWords(count)}`,
      }),
    ],
    [
      /^(\d+)(?:'|[- ](?:foot|feet|ft))? ceilings? (?:down|downstairs|main|on (?:the )?(?:main|first) (?:level|floor)),? (?:and |& )?(\d+)(?:'|[- ](?:foot|feet|ft))? (?:up|upstairs)$/i,
      (match) =>
        character(
          `the ceilings are ${match[1]} feet downstairs and ${countOrTyped(match[2] ?? '')} feet upstairs`,
        ),
    ],
    [
      new RegExp(
        `^${FEW_WORDS} (?:(?:is|are) )?(?:approx(?:imately)? |about )?([\\d,.]+|two|three|four|five|six)[ -]?(?:(foot|feet|ft\\.?|'|inch(?:es)?)|(stories|story)) (long|wide|deep|high|tall|apart)(?: with (.+))?$`,
        'iu',
      ),
      (match) => dimensionOf(match[1] ?? '', match),
    ],
    [
      /^((?:[a-z]+ )*(?:bar|island|table|peninsula|banquette)) seats (\d+|two|three|four|five|six|eight|ten)$/i,
      (match) => finish(`the ${lower(match[1])} seats ${inWords(match[2])}`),
    ],
  ],
  figures: [
    [
      new RegExp(`^${FEW_WORDS} (?:sleeps|sleeping|that sleeps) (?:up to )?(\\w+)$`, 'iu'),
      (match) => {
        const count = numberOf(match[2] ?? '')
        return count === null || /^(?:it|house|home)$/i.test(match[1] ?? '')
          ? null
          : {
              kind: kindOf(match[1] ?? '') ?? 'room',
              concept: null,
              statement: `${subjectOf(match[1] ?? '')} sleeps ${numeral(count)}`,
            }
      },
    ],
    [
      /^((?:[a-z-]+ )*(?:studio|cottage|casita|guest house|sunroom|loft|basement|apartment|room|shop)) ([\d,]+) square feet not (?:included )?in (?:the )?(?:sq(?:uare)? ?f(?:oo|ee)?t(?:age)?|square footage|total)$/i,
      (match) =>
        room(
          `the ${match[2]}-square-foot ${lower(match[1])} is not included in the square footage`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:island|table|booth|bar|peninsula|nook)) seating (?:for )?(\w+)$/i,
      (match) => {
        const seats = numberOf(match[2] ?? '')
        return seats === null
          ? null
          : finish(
              `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'seat' : 'seats'} ${numeral(seats)}`,
            )
      },
    ],
    [
      /^((?:[a-z-]+ )*(?:deck|porch|patio|balcony|island|garage|shop|windows|bookcases)) (spanning|running|stretching) (?:along )?(?:the )?(back|front|rear|side|length|width|whole back|full back)(?: of (?:the )?(?:house|home))?$/i,
      (match) =>
        outdoorPlace(
          `the ${match[1]?.toLowerCase()} ${isPlural(match[1] ?? '') ? 'span' : 'spans'} the ${match[3]?.toLowerCase()} of the house`,
        ),
    ],
    [
      /^([a-z][a-z' -]*?) (?:measures|measuring|approximately|approx|about) (\d+-by-\d+)$/i,
      (match) =>
        room(
          `${subjectOf(match[1] ?? '')} measures ${/app|about/i.test(match[0]) ? 'about ' : ''}${(match[2] ?? '').replace('-by-', ' by ')}`,
        ),
    ],
  ],
  statements: [
    [
      /^((?:[a-z-]+ )*(?:patio|deck|porch|lanai|balcony|terrace|gallery)),? (?:runs |spans |is )?(?:the )?(full |whole |entire )?(length|width) of (?:the )?(house|home|building|unit)$/i,
      (match) =>
        outdoorPlace(
          `the ${nounPhrase(match[1] ?? '').phrase.text} runs the ${match[2] ? 'full ' : ''}${match[3]?.toLowerCase()} of the ${match[4]?.toLowerCase()}`,
        ),
    ],
  ],
}
