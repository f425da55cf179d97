import type { Tone } from '@listwright/contracts'
import type { Kind, Scene } from '../facts/types.ts'
import type { Nouns } from './slots.ts'

/** Lines of templates, one per row of a text block. */
export type Lines = readonly string[]

export const lines = (text: TemplateStringsArray): Lines =>
  text
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What a remark needs to be true before it may be made. */
export type RemarkTopic =
  | 'home'
  | 'bedrooms'
  | 'bathrooms'
  | 'studio'
  | 'grounds'
  | 'land'
  | 'commercial'
  | 'any'

/** One tone: its words, and nothing but its words. */
export interface Voice {
  tone: Tone
  nouns: Nouns
  /** How readily sentences run together, with what between them, and up to how many words. */
  flow: number
  connectors: readonly string[]
  /** Whether an aside about a feature may share its sentence. */
  joinsAsides: boolean
  breath: number
  /** How readily a feature is followed by what it is for. */
  uses: number
  openings: Record<Kind | 'studio', Lines>
  /** State what the opening left open of place, type, rooms and size. */
  core: Record<Kind, Lines>
  /** State year, lot and price. */
  details: Record<Kind, Lines>
  scenes: Partial<Record<Scene, Lines>> & { general: Lines }
  /** Follow a feature sentence after a comma; 'general' serves the practical scenes. */
  tails: Record<'kitchen' | 'interior' | 'suite' | 'outdoor' | 'general', Lines>
  /** Carry features that are no noun phrases. */
  notes: Lines
  /** Carry what is left of a long list. */
  rest: Lines
  remarks: Partial<Record<RemarkTopic, Lines>>
  closers: Record<Kind | 'any', Lines>
  headlines: Record<Kind | 'studio', Lines>
}
