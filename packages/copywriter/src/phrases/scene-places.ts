import type { Feature, Scene } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'

/** Where a scene is: words that may open a sentence, follow its verb, or follow the features themselves. */
interface Places {
  front: readonly string[]
  trail: readonly string[]
  beside: readonly string[]
}

const places = (front: string, trail = front, beside = trail): Places => ({
  front: front ? front.split('|') : [],
  trail: trail ? trail.split('|') : [],
  beside: beside ? beside.split('|') : [],
})

const PLACES: Record<Scene, Places> = {
  kitchen: places('in the kitchen|for the cook', 'in the kitchen'),
  suite: places(
    'in the private rooms|on the private side|away from company',
    'in the private rooms|on the private side',
    'in the private rooms',
  ),
  interior: places('inside|indoors|within', 'inside|indoors|within', ''),
  character: places(''),
  outdoor: places(
    'outside|outdoors|in the open air|out of doors',
    'outside|outdoors|in the open air',
    'outside',
  ),
  parking: places('for the cars|for parking|for arrivals|for vehicles', 'for the cars', ''),
  household: places(
    'for the daily chores|for everyday tasks',
    'for the daily chores|for everyday tasks',
    '',
  ),
  storage: places('for storage|to keep things in order', ''),
  systems: places(
    'on the practical side|behind the scenes|among the systems|for comfort',
    'on the practical side|behind the scenes',
    '',
  ),
  technology: places('for convenience|on the technical side', ''),
  access: places('for ease of movement', ''),
  setting: places(''),
  community: places(
    'among the shared amenities|beyond the front door',
    'among the shared amenities',
  ),
  income: places('for flexibility', ''),
  site: places('on the site|on site', 'on site'),
  general: places('in addition|besides', ''),
}

const SAYS_WHERE = / (?:at|in|on|to|from|near|off|with) /

/** A place for a group of features, unless it would echo their own words. */
export const placeOf = (
  features: readonly Feature[],
  position: keyof Places,
  random: Random,
): string | null => {
  const scene = features[0]?.scene
  if (!scene || features.some((feature) => feature.scene !== scene)) return null
  if (position !== 'front' && features.some(({ bare }) => SAYS_WHERE.test(bare))) return null
  const words = PLACES[scene][position].filter((place) => !echoes(place, features))
  return random.pick(words) ?? null
}

const echoes = (place: string, features: readonly Feature[]): boolean =>
  place
    .split(' ')
    .some((word) => word.length > 3 && features.some(({ bare }) => bare.includes(word.slice(0, 4))))
