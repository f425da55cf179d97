import type { NetworkLines } from '../phrases/captions/caption-lines.ts'

/** What a network asks of a caption. */
export interface NetworkPlan {
  lines: NetworkLines
  /** Fewest and most characters, tags included, counted by the network's own rule. */
  length: readonly [number, number]
  measure: (text: string) => number
  firstSentence: number
  tags: number
  /** Turns the order of tags and features so that no two networks tell the same. */
  turn: number
  features: number
  /** Between the first sentence and the rest, and before the tags. */
  gap: string
  /** Facts of the record that a reader of this network expects. */
  tellsRecord: boolean
}

/** Characters as a reader counts them. */
export const characters = (text: string): number =>
  /[\ud800-\udbff]/.test(text) ? [...text].length : text.length
