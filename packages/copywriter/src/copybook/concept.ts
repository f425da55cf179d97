import { byTone } from './by-tone.ts'
import { type Entry, type LinesByTone, linesByTone } from './chapter.ts'
import type { Line } from './line.ts'

const FEATURE_KINDS = [
  'room',
  'amenity',
  'finish',
  'appliance',
  'outdoor place',
  'view',
  'location',
  'system',
  'update',
  'condition',
  'terms',
  'fee',
  'income',
  'tenancy',
  'pets',
  'utilities',
  'zoning',
  'restriction',
  'availability',
  'community',
  'storage',
  'parking',
  'technology',
  'accessibility',
  'character',
  'land',
  'building',
] as const
export type FeatureKind = (typeof FEATURE_KINDS)[number]

/** Something that agents type about a property, with the lines that tell it. */
export interface Concept {
  name: string
  /** The chapter it stands in: 'kitchen', 'outdoors'. */
  chapter: string
  kind: FeatureKind
  /** 0 to 10: how strongly it may lead a text. */
  hook: number
  /** What agents type, in lower case. */
  matches: readonly string[]
  lines: LinesByTone
  leads: LinesByTone
  headlines: LinesByTone
  /** Short lines without a tone, for posts and lists. */
  captions: readonly Line[]
}

export const conceptOf = (entry: Entry, chapter: string): Concept => ({
  name: entry.name,
  chapter,
  kind: kindOf(entry),
  hook: Number(entry.fields.hook ?? 0),
  matches: [...new Set([entry.name, ...(entry.fields.match ?? '').split(',')])]
    .map((phrase) => phrase.trim().toLowerCase())
    .filter(Boolean),
  lines: linesByTone(entry),
  leads: linesByTone(entry, 'lead'),
  headlines: linesByTone(entry, 'headline'),
  captions: entry.sections.get('caption') ?? [],
})

const kindOf = (entry: Entry): FeatureKind => {
  const kind = FEATURE_KINDS.find((known) => known === entry.fields.kind?.trim())
  if (!kind) throw new Error(`The concept '${entry.name}' has no known kind.`)
  return kind
}

/** Two entries of one name, from different chapters, are one concept. */
export const pooled = (one: Concept, other: Concept): Concept => ({
  ...one,
  hook: Math.max(one.hook, other.hook),
  matches: [...new Set([...one.matches, ...other.matches])],
  lines: joined(one.lines, other.lines),
  leads: joined(one.leads, other.leads),
  headlines: joined(one.headlines, other.headlines),
  captions: [...one.captions, ...other.captions],
})

const joined = (one: LinesByTone, other: LinesByTone): LinesByTone =>
  byTone((tone) => [...one[tone], ...other[tone]])
