import type { Tone } from '@listwright/contracts'
import type { Lines } from '../../realise/voice.ts'

/** How a tone speaks on a network: a first sentence that stands alone, and a last one that invites. */
interface CaptionLines {
  hooks: Lines
  asks: Lines
}

export type NetworkLines = Record<Tone, CaptionLines>
