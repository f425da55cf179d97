import type { Tone } from '@listwright/contracts'
import type { Kind, Scene } from '../facts/types.ts'
import type { Nouns } from './fact-slots.ts'
import { Line } from './template.ts'

/** Lines of templates, one per row of a text block. */
export type Lines = readonly Line[]

/** A block of lines; a wording that several of them share may be named once and put in as `${…}`. */
export const lines = (text: TemplateStringsArray, ...wordings: readonly string[]): Lines =>
  String.raw({ raw: text }, ...wordings)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => new Line(line))

/** Picks lines by their text; what was picked from a pool is remembered, for pools are asked all the time. */
export const linesWhere = (isWanted: (text: string) => boolean): ((pool: Lines) => Lines) => {
  const known = new WeakMap<Lines, Lines>()
  return (pool) => {
    const picked = known.get(pool) ?? pool.filter(({ text }) => isWanted(text))
    known.set(pool, picked)
    return picked
  }
}

/** One tone: its words, and nothing but its words. */
export interface Voice {
  tone: Tone
  nouns: Nouns
  /** How readily sentences run together, with what between them, and up to how many words. */
  flow: number
  connectors: readonly string[]
  /** What may lead from the price to the last line. */
  partings: readonly string[]
  breath: number
  /** How readily two groups of features share a sentence. */
  pairing: number
  /** How readily a feature is followed by what it is for. */
  uses: number
  openings: Record<Kind | 'studio', Lines>
  /** State what the opening of a home left open of place, type, rooms and size. */
  core: Lines
  /** State year, lot and price. */
  details: Record<Kind, Lines>
  /** Tell one group of features. */
  scenes: Partial<Record<Scene, Lines>> & { general: Lines }
  /** Tell one group wherever it is at home. */
  placed: Lines
  /** Tell two groups, wherever each is at home. */
  pairs: Lines
  /** Stand alone: what to look at on a visit, and what to ask. */
  asides: Record<Kind, Lines>
  closers: Record<Kind | 'any', Lines>
  headlines: Record<Kind | 'studio', Lines>
}
