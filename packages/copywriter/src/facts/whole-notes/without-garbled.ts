import { isGarbled } from '../grammar/garbled.ts'
import { isRaw } from '../refusals/raw-forms.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import type { ReadPiece } from './told-together.ts'

/** The pieces, where one that keeps the marks of its note, whatever step read it, is left out and reported. */
export const withoutGarbled = (pieces: readonly ReadPiece[]): ReadPiece[] =>
  pieces.map((piece) => {
    const { item, reading } = piece
    const isLost =
      reading.restated === null &&
      reading.features.some(
        (feature) => isRaw(feature) || (feature.statement !== null && isGarbled(feature.statement)),
      )
    return isLost ? { item, reading: { ...reading, features: [], refusal: UNTELLABLE } } : piece
  })
