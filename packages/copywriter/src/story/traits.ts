import { onceFor } from '@listwright/reviewer/memory'
import { copybook } from '../copybook/copybook.ts'
import type { Feature } from '../facts/feature.ts'

/** What a hero must be for a frame line to speak of it: `(on)` a porch, `(fire)` a hearth. */
const BY_WORDS: readonly [string, RegExp][] = [
  ['on', /\b(?:porch|deck|patio|balcony|balconies|terrace|lanai|roof deck|veranda)\b/i],
  ['fire', /\b(?:fireplaces?|hearth|wood stove|fire pit|stove)\b/i],
  ['range', /\b(?:range|cooktop|stove|oven)\b/i],
  ['tub', /\b(?:tub|spa|sauna|jacuzzi)\b/i],
  ['pool', /\bpool\b(?! table)/i],
  ['garage', /\b(?:garage|carport)\b/i],
  ['basement', /\bbasement\b/i],
  ['garden', /\b(?:garden|raised beds|fruit trees)\b/i],
  ['solar', /\bsolar\b/i],
  ['energy', /\b(?:solar|battery|charger|heat pump)\b/i],
  ['elevator', /\belevator\b/i],
  ['work', /\b(?:office|study|workshop|studio space)\b/i],
  ['original', /\b(?:original|vintage|restored|historic)\b/i],
  ['underfoot', /\b(?:floors?|flooring|parquet|hardwoods?)\b/i],
]

const KITCHEN = /\b(?:kitchen|range|island|oven|counters?|countertops?|pantry|sink|refrigerator)\b/i
const BUILT_PLACE =
  /\b(?:porch|deck|patio|balcony|terrace|lanai|veranda|courtyard|yard|garden|pool|spa|loggia|gazebo|pergola|rooftop)\b/i

/** Every trait there is: a condition that is none of these asks for a word of the feature. */
export const TRAITS: ReadonlySet<string> = new Set([
  ...BY_WORDS.map(([trait]) => trait),
  ...'outdoors,view,kitchen,room,place,building,near,land feature,condition,income,storage,trade,thing'.split(
    ',',
  ),
])

export const traitsOf = onceFor((feature: Feature): ReadonlySet<string> => {
  const { kind, text, seen, name } = feature
  const traits = new Set<string>()
  const head = name?.text ?? text
  for (const [trait, words] of BY_WORDS) if (words.test(head)) traits.add(trait)
  if (kind === 'outdoor place' || (kind === 'amenity' && BUILT_PLACE.test(head)))
    traits.add('outdoors')
  if (/\bindoor\b/i.test(head)) traits.delete('outdoors')
  if (!traits.has('outdoors')) traits.delete('on')
  if (kind === 'view' && seen) traits.add('view')
  if (kind === 'view') traits.delete('range')
  else if (isKitchen(feature)) traits.add('kitchen')
  if (kind === 'room' && !/\b(?:bedrooms?|baths?|bathrooms?)\b/i.test(head)) traits.add('room')
  if (traits.has('room') || traits.has('outdoors')) traits.add('place')
  if (kind === 'building' || kind === 'community') traits.add('building')
  if (kind === 'location') traits.add('near')
  if (kind === 'land') traits.add('land feature')
  if (kind === 'condition') traits.add('condition')
  if (kind === 'income') traits.add('income')
  if (kind === 'storage') traits.add('storage')
  if (chapterOf(feature) === 'land-commercial' && kind === 'building') traits.add('trade')
  if (THINGS.has(kind)) traits.add('thing')
  return traits
})

const THINGS: ReadonlySet<string> = new Set([
  'room',
  'amenity',
  'finish',
  'appliance',
  'outdoor place',
  'storage',
  'parking',
  'technology',
  'character',
])

export const chapterOf = ({ concept }: Feature): string | null =>
  (concept && copybook.concepts.get(concept)?.chapter) || null

const isKitchen = (feature: Feature): boolean => {
  const name = feature.name?.text ?? ''
  // The sinks of a vanity are in a bath.
  if (/\boutdoor\b|\bsummer kitchen$|\bvanit(?:y|ies)$|\bbath(?:room)? sinks?$/i.test(name))
    return false
  return (
    KITCHEN.test(name) ||
    (chapterOf(feature) === 'kitchen' &&
      (feature.kind === 'appliance' || feature.kind === 'finish'))
  )
}
