import type { Feature } from '../facts/types.ts'
import { hasPlace, placeOf } from '../phrases/scene-places.ts'
import { hasUse } from '../phrases/uses.ts'
import type { Random } from '../seed/random.ts'
import { separator } from './separator.ts'
import type { FeatureSlot } from './slot-names.ts'
import { Wording } from './wording.ts'

/** Between two features, where 'and' is not needed for the verb. */
const CONJUNCTIONS = ['and', 'and', 'as well as']

/** Fills slots with a group of features and, maybe, a second group, and says where they are. */
export class FeatureSlots {
  private wording = new Wording()
  private features: readonly Feature[] = []
  private others: readonly Feature[] = []

  constructor(private readonly random: Random) {}

  begin(wording: Wording, features: readonly Feature[], others: readonly Feature[]): void {
    this.wording = wording
    this.features = features
    this.others = others
  }

  areLively(): boolean {
    return this.features.every(hasUse) && this.others.every(hasUse)
  }

  has(slot: FeatureSlot): boolean {
    switch (slot) {
      case 'g':
        return this.features.length === 2
      case 'gs':
      case 'gx':
        return this.others.length > 0
      case 'front':
        return hasPlace(this.features, 'front')
      case 'in':
        return hasPlace(this.features, 'trail')
      case 'then':
        return hasPlace(this.others, 'front')
      case 'on':
        return hasPlace(this.others, 'trail')
      default:
        return this.features.length > 0
    }
  }

  fill(slot: FeatureSlot): boolean {
    switch (slot) {
      case 'fs':
        return this.list(this.features)
      case 'f':
        return this.list(this.features.slice(0, 1))
      case 'g':
        return this.list(this.features.slice(1, 2))
      case 'gs':
        return this.list(this.others)
      case 'list':
        return this.list(this.features, this.random.pick(CONJUNCTIONS))
      case 'fx':
        return this.placed(this.features)
      case 'gx':
        return this.placed(this.others)
      case 'front':
        return this.say(placeOf(this.features, 'front', this.random))
      case 'in':
        return this.say(placeOf(this.features, 'trail', this.random))
      case 'then':
        return this.say(placeOf(this.others, 'front', this.random))
      case 'on':
        return this.say(placeOf(this.others, 'trail', this.random))
    }
  }

  private say(words: string | null): boolean {
    if (words) this.wording.say(words)
    return words !== null
  }

  private list(features: readonly Feature[], conjunction = 'and'): boolean {
    const { wording } = this
    const { length } = features
    features.forEach((feature, at) => {
      wording.say(separator(at, length, length === 2 ? conjunction : 'and'))
      wording.features.push(feature)
      wording.state(feature.phrase, 'features', feature.plural, at === 0 && length > 1)
    })
    if (length > 1) wording.pluralise()
    return length > 0
  }

  /** A list that says where its things are, now and then. */
  private placed(features: readonly Feature[]): boolean {
    if (!this.list(features)) return false
    const place = this.random.chance(0.6) ? placeOf(features, 'beside', this.random) : null
    if (place) this.wording.say(` ${place}`)
    return true
  }
}
