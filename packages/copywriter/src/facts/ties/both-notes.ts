import type { ItemFeature } from '../item-feature.ts'

/** The features of two notes; the parts of the second point at owners behind the features of the first. */
export const bothNotes = (
  before: readonly ItemFeature[],
  after: readonly ItemFeature[],
): ItemFeature[] => [
  ...before,
  ...after.map((each) =>
    each.partOf === null ? each : { ...each, partOf: each.partOf + before.length },
  ),
]
