import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { type Item, thingValue } from './item.ts'

const PARTS_MAX = 2

/** How one stands to a place, by its noun; what is missing here is told with 'with'. */
const PREPOSITIONS: readonly [RegExp, string][] = [
  [/\b(?:porch|deck|terrace|rooftop|patio|balcony|veranda|level|floor|lanai)$/i, 'on'],
  [/\bpond$/i, 'on'],
  [/\bdock$/i, 'at'],
  [
    /\b(?:kitchen|suite|bedroom|bath|basement|garage|casita|room|house|quarters|library|den|pool|spa|garden|courtyard|barn|workshop|studio|office|yard)$/i,
    'in',
  ],
]
/** A barn's roof is not in the barn. */
const NOT_IN = /\broof$|\bceilings?$|\bwindows?$/i

/** A thing by what is in it: 'a wet bar in the finished basement'. */
export const placed = ({ feature, parts }: Item, told: ReadonlySet<Feature>): Passage | null => {
  const left = parts
    .filter((part) => !told.has(part) && part.kind !== 'view' && !NOT_IN.test(part.text))
    .slice(0, PARTS_MAX)
  const name = feature.name
  if (left.length === 0 || !name || name.tail || feature.year !== null || name.isCounted)
    return null
  const preposition = PREPOSITIONS.find(([place]) => place.test(name.text))?.[1]
  if (!preposition) return null
  const joint = left.some(({ text }) => /\bpergola$|\bceiling fans?$/i.test(text))
    ? 'over'
    : preposition
  return concatenate([listed(left.map(thingValue), 'and').a, thingValue(feature).the], ` ${joint} `)
}

const MATERIAL =
  /^(?:original |reclaimed |wide-plank |wide |polished )?(?:(?:heart |knotty )?pine|oak|maple|walnut|cherry|fir|cypress|bamboo|hardwood|herringbone|parquet|brick|stone|slate|travertine|terrazzo|marble|Saltillo tile|porcelain|concrete|tile|radiant heated concrete|cork)$/i

/** What a finish is called where it is: floors are underfoot, counters in the kitchen. */
const FINISHES: readonly [RegExp, (found: readonly string[]) => string | null][] = [
  [/^(.+) floors$/i, ([, what = '']) => (MATERIAL.test(what) ? `${what} underfoot` : null)],
  [
    /^(quartz|granite|marble|soapstone|butcher[- ]block|quartzite) (?:counters|countertops)$/i,
    ([, what = '']) => `${what} on the counters`,
  ],
  [/^(marble|tile|travertine) (?:baths|bathrooms)$/i, ([, what = '']) => `${what} in the baths`],
  [/^floor-to-ceiling windows$/i, () => 'glass from floor to ceiling'],
  [/^(\d+)-foot ceilings$/i, ([, feet = '']) => `ceilings at ${feet} feet`],
  [
    /^(\d+)-foot (timber|beamed|coffered) ceilings$/i,
    ([, feet, kind]) => `${kind} ceilings at ${feet} feet`,
  ],
  [/^(?:timber|exposed) beams$/i, ([whole = '']) => `${whole} overhead`],
  [
    /^(stone|fieldstone|limestone|moss rock|stacked stone|brick|marble) fireplace$/i,
    ([, what = '']) => `${what} at the fireplace`,
  ],
  [
    /^((?:Bosch|Miele|Gaggenau|Thermador|Viking|Wolf|Sub-Zero|Bertazzoni)(?: and \w+)?) appliances$/i,
    ([, who = '']) => `${who} in the kitchen`,
  ],
  [/^((?:coquina|tabby|adobe)(?: and \w+)?) walls$/i, ([, what = '']) => `${what} in the walls`],
]

/** A finish by its place: 'heart pine underfoot'. */
export const finished = (feature: Feature): Passage | null => {
  const { name, year } = feature
  if (!name || name.tail || year !== null) return null
  for (const [pattern, say] of FINISHES) {
    const found = pattern.exec(name.text)
    const words = found ? say(found) : null
    if (words) return passage(words, sourceOf(feature))
  }
  return null
}
