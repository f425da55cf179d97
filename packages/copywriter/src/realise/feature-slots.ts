import type { Feature } from '../facts/types.ts'
import { hasPlace, placeOf } from '../phrases/scene-places.ts'
import { isLively } from '../phrases/uses.ts'
import type { Random } from '../seed/random.ts'
import { separator } from './separator.ts'
import type { FeatureSlot } from './slot-names.ts'
import { Wording } from './wording.ts'

/** Between two features, where 'and' is not needed for the verb. */
const CONJUNCTIONS = ['and', 'and', 'as well as']

const phraseOf = ({ phrase }: Feature): string => phrase
const definitely = ({ definite }: Feature): string => definite

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
    return this.features.every(isLively) && this.others.every(isLively)
  }

  has({ form, isSecond }: FeatureSlot): boolean {
    const features = isSecond ? this.others : this.features
    return form === 'front' || form === 'trail' ? hasPlace(features, form) : features.length > 0
  }

  fill({ form, isSecond }: FeatureSlot): boolean {
    const features = isSecond ? this.others : this.features
    switch (form) {
      case 'list':
        return this.list(features)
      case 'definite':
        return this.list(features, definitely)
      case 'subject':
        return this.subject(features) || this.list(features)
      case 'placed':
        return this.placed(features)
      case 'placed subject':
        return this.subject(features) || this.placed(features)
      case 'loose list':
        return this.list(features, phraseOf, this.random.pick(CONJUNCTIONS))
      default:
        return this.say(placeOf(features, form, this.random))
    }
  }

  private say(words: string | null): boolean {
    if (words) this.wording.say(words)
    return words !== null
  }

  private list(features: readonly Feature[], worded = phraseOf, conjunction = 'and'): boolean {
    const { wording } = this
    const { length } = features
    features.forEach((feature, at) => {
      wording.say(separator(at, length, length === 2 ? conjunction : 'and'))
      wording.features.push(feature)
      wording.state(worded(feature), 'features', feature.plural, at === 0 && length > 1)
    })
    if (length > 1) wording.pluralise()
    return length > 0
  }

  /** Features that do something may be spoken of as known: 'the deck takes over'. */
  private subject(features: readonly Feature[]): boolean {
    return this.random.chance(0.5) && this.list(features, definitely)
  }

  /** A list that says where its things are, now and then. */
  private placed(features: readonly Feature[]): boolean {
    if (!this.list(features)) return false
    const place = this.random.chance(0.6) ? placeOf(features, 'beside', this.random) : null
    if (place) this.wording.say(` ${place}`)
    return true
  }
}
