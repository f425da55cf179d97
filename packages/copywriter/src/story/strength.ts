import { copybook } from '../copybook/copybook.ts'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { isNote } from './note.ts'

const KIND_STRENGTH: Partial<Record<Feature['kind'], number>> = {
  view: 7,
  'outdoor place': 5,
  character: 4,
  amenity: 5,
  room: 4,
  land: 5,
  appliance: 4,
  location: 3,
  finish: 3,
  system: 2,
  utilities: 2,
  storage: 3,
  parking: 3,
}

/** What buyers ask for first, whatever concept tells it; and what they ask for last. */
const RARE: readonly [RegExp, number][] = [
  [
    /\b(?:waterfront|lakefront|oceanfront|beachfront|riverfront|bayfront|creekfront|ski[- ]in|frontage on|shoreline)\b/i,
    9.5,
  ],
  [/\b(?:designed by|architect)\b|\bdesign$/i, 9],
  [/\b(?:acres of|vines|vineyard|orchard)\b/i, 8],
  [/\b(?:storefront|corner building|drive-thr(?:u|ough)|liquor license|rail[- ]served)\b/i, 7.5],
  [/\b(?:sign|sprinklers?|hood|parking|spaces?|windows|siding|carport|shutters|gutter)\b/i, 3],
]

const rareStrength = ({ name, text }: Feature): number | undefined =>
  RARE.find(([words]) => words.test(name?.text ?? text))?.[1]

/** How strongly a feature pulls a reader: its concept's hook, names and measures, and the agent's own order. */
export const strengthOf = (feature: Feature, { features }: PropertyFacts): number => {
  const hook = feature.concept ? copybook.concepts.get(feature.concept)?.hook : undefined
  const rare = rareStrength(feature)
  const known = hook ?? KIND_STRENGTH[feature.kind] ?? 1
  const base =
    rare === undefined ? known : rare > 5 ? Math.max(rare, known) : Math.min(known, hook ?? rare)
  const hasName = /(?:^| )[A-Z][a-z]/.test(feature.name?.text ?? '') ? 0.6 : 0
  const hasMeasure = feature.count !== null ? 0.4 : 0
  const isPart = feature.partOf ? -0.3 : 0
  return base + hasName + hasMeasure + isPart - (feature.index / Math.max(1, features.length)) * 0.9
}

const LEADS_ANYWAY = 7
const CAN_LEAD: ReadonlySet<Feature['kind']> = new Set([
  'view',
  'outdoor place',
  'amenity',
  'room',
  'character',
  'appliance',
  'finish',
  'land',
  'building',
  'storage',
  'parking',
  'technology',
  'community',
])

/** Whether a feature can stand in the first sentence: a thing that a reader can picture. */
export const canLead = (feature: Feature): boolean => {
  const { kind, name, text } = feature
  return (
    name !== null &&
    !isNote(feature) &&
    (CAN_LEAD.has(kind) ||
      (rareStrength(feature) ?? 0) > LEADS_ANYWAY ||
      /\b(?:guest house|casita|cottage)\b/i.test(text))
  )
}
