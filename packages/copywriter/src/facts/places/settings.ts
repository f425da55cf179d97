import { articleFor } from '@listwright/reviewer/language'
import { rankOf } from '../figures/numerals.ts'
import type { ItemFeature } from '../item-feature.ts'
import { PLACE_NAMES, THING_NAMES } from '../vocabulary/proper-names.ts'
import { withinPlace } from './within-place.ts'

const BE: readonly [RegExp, string][] = [
  [
    /^(?:in )?(?:the |a )?((?:\p{Lu}[\p{L}]+ )*(?:local |national )?(?:historic|arts|warehouse|theater|design|market|riverfront|entertainment|garment|meatpacking) district)$/u,
    'it is in $district',
  ],
  [/^(?:on )?(?:a )?(?:quiet )?(cul-de-sac|dead-end street)(?: lot)?$/i, 'it is on a $1'],
  [
    /^(?:at (?:the )?)?end of (?:the |an? )?((?:(?:quiet|gravel|private|dead-end|paved|dirt|country|tree-lined|shared|long) )?(?:cul-de-sac|lane|street|road|drive))$/i,
    'it is at the end of a $1',
  ],
  [/^(ski-in, ski-out) access$/, 'it is $1'],
  [/^(corner|double|level|flat|wooded|cul-de-sac) (lot|parcel)$/i, 'it is on a $1 $2'],
  [/^(end|corner|quad) (unit|townhome|townhouse)$/i, 'it is $a $1 $2'],
  [/^top[- ]floor(?: unit| condo| apartment)?$/i, 'it is on the top floor'],
  [/^(?:ground|first)[- ]floor(?: unit)?$/i, 'it is on the ground floor'],
  [
    /^(waterfront|lakefront|oceanfront|riverfront|beachfront|bayfront|canalfront|creekfront|harborfront|gulffront) setting$/i,
    'it is $1',
  ],
  [/^(quiet|tree-lined|dead-end|one-way|private) (street|road|lane|block)$/i, 'it is on a $1 $2'],
  [/^(Class [IVX]+) (road)$/i, 'it is on a $1 $2'],
  [/^downtown(?: location)?$/i, 'it is downtown'],
  [
    /^((?:downtown|uptown|midtown|historic(?: downtown)?|old town)(?: \p{Lu}[\p{L}'.-]+){1,3})$/u,
    'it is in $1',
  ],
  [
    /^(gated|lake|golf|golf course|waterfront|equestrian|airpark|beach) (community|subdivision|neighborhood)$/i,
    'it is in $a $1 $2',
  ],
  [/^(?:the )?((?:\p{Lu}[\p{L}'-]+ )+waterfront)$/u, 'it is on the $1'],
]

const IN_TOWN = /^it is in (?:downtown|uptown|midtown|historic|old town) \p{Lu}/u

/** What a property can be near, but not in. */
const NEAR =
  /(?:River|Lake|Creek|Ocean|Bay|Sound|Mountains?|Trail|Station|University|College|Hospital|Museum|Market|Mall|Airport|BeltLine)$|^(?:Lake|Mount) /

/** Where a property stands is also told as a statement: 'it is on a cul-de-sac', 'it is on the nineteenth floor'. */
export const withSetting = (feature: ItemFeature): ItemFeature => {
  if (feature.statement) return feature
  if (
    feature.name?.isName &&
    !feature.concept &&
    /^(?:\p{Lu}[\p{L}.'-]+ ?){1,3}$/u.test(feature.text) &&
    (feature.kind === 'amenity' || PLACE_NAMES.has(feature.text)) &&
    !THING_NAMES.has(feature.text)
  )
    return {
      ...feature,
      kind: 'location',
      name: null,
      statement: NEAR.test(feature.text)
        ? `it is near ${/(?:River|Ocean|Bay|Mountains|Trail|BeltLine)$/.test(feature.text) ? 'the ' : ''}${feature.text}`
        : `it is ${withinPlace(feature.text)}`,
      place: feature.text,
    }
  const floor = /^(\S+) floor$/.exec(feature.text)?.[1]
  if (floor && rankOf(floor) !== null)
    return {
      ...feature,
      // A floor of a building, not one to walk on.
      kind: feature.kind === 'finish' ? 'building' : feature.kind,
      statement: `it is on the ${feature.text}`,
    }
  for (const [pattern, clause] of BE) {
    const match = pattern.exec(feature.text)
    if (!match) continue
    const typed = match[1] ?? ''
    const district = /^\p{Lu}/u.test(typed) ? `the ${typed}` : `${articleFor(typed)} ${typed}`
    const statement = clause
      .replace('$district', district)
      .replace('$a', articleFor(typed))
      .replace('$1', typed)
      .replace('$2', match[2] ?? '')
    const kind = IN_TOWN.test(statement) ? 'location' : feature.kind
    return { ...feature, kind, name: feature.concept ? feature.name : null, statement }
  }
  return feature
}
