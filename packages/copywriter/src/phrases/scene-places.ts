import type { Feature, Scene } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'

/** Where a scene is: words that may open a sentence, follow its verb, or follow the features themselves. */
interface Places {
  front: readonly Place[]
  trail: readonly Place[]
  beside: readonly Place[]
}

interface Place {
  words: string
  /** How its longer words begin: features that begin alike would echo it. */
  stems: readonly string[]
}

const placesIn = (list: string): Place[] =>
  (list ? list.split('|') : []).map((words) => ({
    words,
    stems: words
      .split(' ')
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 4)),
  }))

const places = (front: string, trail = front, beside = trail): Places => ({
  front: placesIn(front),
  trail: placesIn(trail),
  beside: placesIn(beside),
})

const PLACES: Record<Scene, Places> = {
  kitchen: places('in the kitchen|for the cook', 'in the kitchen'),
  suite: places('for early mornings|behind closed doors'),
  interior: places('inside|indoors|within', 'inside|indoors|within', ''),
  character: places(''),
  outdoor: places('outside|outdoors|under open sky', 'outside|outdoors|under open sky', 'outside'),
  parking: places('for the cars|for parking|for arrivals|for vehicles', 'for the cars', ''),
  household: places(
    'for daily chores|for everyday tasks',
    'for daily chores|for everyday tasks',
    '',
  ),
  storage: places('for storage|to keep things in order', ''),
  systems: places('behind the scenes|among the systems|for comfort', 'behind the scenes', ''),
  technology: places('for convenience', ''),
  access: places('for ease of movement', ''),
  setting: places(''),
  community: places(
    'among shared amenities|beyond the door|in common areas|within the community',
    'among shared amenities|in common areas|within the community',
  ),
  income: places('for flexibility', ''),
  site: places('on the site|on site', 'on site'),
  general: places('in addition|besides', ''),
}

const SAYS_WHERE = / (?:at|in|on|to|from|near|off|with) /

const placesOf = (features: readonly Feature[], position: keyof Places): readonly Place[] => {
  const scene = features[0]?.scene
  if (!scene) return []
  for (const feature of features) if (feature.scene !== scene) return []
  return PLACES[scene][position]
}

/** Whether there is any place to speak of: there is none for things from several. */
export const hasPlace = (features: readonly Feature[], position: keyof Places): boolean =>
  placesOf(features, position).length > 0

/** A place for a group of features, unless it would echo their own words. */
export const placeOf = (
  features: readonly Feature[],
  position: keyof Places,
  random: Random,
): string | null => {
  const known = placesOf(features, position)
  if (known.length === 0) return null
  if (position !== 'front' && features.some(({ bare }) => SAYS_WHERE.test(bare))) return null
  const first = random.below(known.length)
  for (let turn = 0; turn < known.length; turn++) {
    const { words, stems } = known[(first + turn) % known.length] as Place
    if (!stems.some((stem) => features.some(({ bare }) => bare.includes(stem)))) return words
  }
  return null
}
