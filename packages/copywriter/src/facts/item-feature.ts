import type { FeatureKind } from '../copybook/concept.ts'
import type { Feature, Money, NounPhrase, ReadingStep } from './feature.ts'

/** A feature as it was read from one item, before it has its place among all that was typed. */
export interface ItemFeature extends Omit<Feature, 'index' | 'typed' | 'partOf'> {
  /** The position, among the features of the same item, of the one that this belongs to. */
  partOf: number | null
}

/** Features with the step that understood them, where no step inside of it has said so already. */
export const readAs = (step: ReadingStep, features: readonly ItemFeature[]): ItemFeature[] =>
  features.map((feature) => (feature.readAs ? feature : { ...feature, readAs: step }))

interface ItemFeatureInput {
  text: string
  kind: FeatureKind
  concept?: string | null
  name?: NounPhrase | null
  statement?: string | null
  year?: number | null
  count?: number | null
  money?: Money | null
  list?: readonly string[]
  distance?: string
  place?: string
  seen?: string
  date?: string
}

export const itemFeature = (input: ItemFeatureInput): ItemFeature => ({
  text: input.text,
  kind: input.kind,
  concept: input.concept ?? null,
  name: input.name ?? null,
  statement: input.statement ?? null,
  year: input.year ?? null,
  count: input.count ?? null,
  money: input.money ?? null,
  list: input.list ?? [],
  distance: input.distance ?? '',
  place: input.place ?? '',
  seen: input.seen ?? '',
  date: input.date ?? '',
  partOf: null,
  readAs: null,
})
