import type { CustomTone, PropertyInput, Tier, Tone } from '@listwright/contracts'

/** A property as typed: whatever is missing is simply not written about. */
export type PropertyToWrite = {
  [Field in keyof PropertyInput]?: PropertyInput[Field] | null
}

export interface WriteRequest {
  property: PropertyToWrite
  tone: Tone | CustomTone
  tier: Tier
  seed: number
  /** The current year; with it a later `yearBuilt` reads as 'to be completed in'. */
  year?: number
}
