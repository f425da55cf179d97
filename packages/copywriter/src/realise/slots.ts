import type { FactName, Feature, PropertyFacts } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'
import { FactSlots, type Nouns } from './fact-slots.ts'
import type { Style } from './fact-texts.ts'
import { FeatureSlots } from './feature-slots.ts'
import type { Slot } from './slot-names.ts'
import { Wording } from './wording.ts'

/** Fills the slots of one sentence at a time, from the record or from its features. */
export class Slots {
  private readonly record: FactSlots
  private readonly features: FeatureSlots

  constructor(
    facts: PropertyFacts,
    style: Style,
    random: Random,
    nouns: Nouns,
    /** Facts not stated yet. */
    open: ReadonlySet<FactName>,
  ) {
    this.record = new FactSlots(facts, style, random, nouns, open)
    this.features = new FeatureSlots(random)
  }

  /** Starts a sentence about a group of features and, maybe, a second group. */
  begin(features: readonly Feature[], others: readonly Feature[] = []): Wording {
    const wording = new Wording()
    this.record.begin(wording)
    this.features.begin(wording, features, others)
    return wording
  }

  isLively(): boolean {
    return this.features.areLively()
  }

  /** Whether the facts provide for a slot, as far as can be told before the sentence is written. */
  has(slot: Slot): boolean {
    return slot.isFact ? this.record.has(slot.name) : this.features.has(slot)
  }

  /** Writes what a slot asks for, unless the facts do not provide it. */
  fill(slot: Slot): boolean {
    return slot.isFact ? this.record.fill(slot.name) : this.features.fill(slot)
  }
}
