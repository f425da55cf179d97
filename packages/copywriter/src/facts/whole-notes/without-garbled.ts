import { isGarbled } from '../grammar/garbled.ts'
import { isRaw } from '../refusals/raw-forms.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import type { ReadPiece } from './told-together.ts'

/** The pieces, where one that keeps the marks of its note, whatever step read it, is left out and reported. */
export const withoutGarbled = (pieces: readonly ReadPiece[]): ReadPiece[] =>
  pieces.map((piece, at) => {
    const { item, reading } = piece
    const isBehind = at > 0 && pieces[at - 1]?.item.index === item.index
    const isLost =
      reading.restated === null &&
      reading.features.some(
        (feature) =>
          isRaw(feature) ||
          (feature.statement !== null &&
            (isGarbled(feature.statement) || (isBehind && OF_A_THING.test(feature.statement)))),
      )
    return isLost ? { item, reading: { ...reading, features: [], refusal: UNTELLABLE } } : piece
  })

/** What was typed behind a thing speaks of that thing: it is never the home that is 'paid off', 'heated' or 'conveys'. */
const OF_A_THING =
  /^it (?:conveys?|stays?|remains?|transfers?|is (?:included|paid off|owned|leased|heated|stacked|negotiable|in the square (?:feet|footage)))$/
