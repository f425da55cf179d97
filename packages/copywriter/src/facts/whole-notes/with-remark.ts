import type { ItemFeature } from '../item-feature.ts'
import type { ReadPiece } from './told-together.ts'

/** A piece together with the remark that was typed behind it, and the features that tell both. */
export const withRemark = (
  owner: ReadPiece,
  remark: ReadPiece,
  features: readonly ItemFeature[],
): ReadPiece => ({
  item: { ...owner.item, text: `${owner.item.text}, ${remark.item.text}` },
  reading: {
    ...owner.reading,
    features: [...features],
    repairs: [...owner.reading.repairs, ...remark.reading.repairs],
  },
})
