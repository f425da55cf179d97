import { readUpdate } from '../clauses/updates.ts'
import { conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { series } from '../figures/numerals.ts'
import type { ItemFeature } from '../item-feature.ts'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { readView } from '../places/views.ts'
import { withArticle } from '../statements/rule.ts'
import { readThing } from '../things/read-thing.ts'
import { splitThings } from './parts.ts'
import { readOne } from './read-one.ts'

/** Adds the parts of the last feature: the fireplace of 'great room with fireplace'. */
export const withParts = (
  features: ItemFeature[],
  parts: readonly string[],
  setting: Setting,
): ItemFeature[] => {
  const owner = features.length - 1
  const owned = parts.flatMap(withViewApart).flatMap((part) => {
    const view = isListWithView(part) ? null : readView(part, setting)
    if (view) return view
    const update = readUpdate(part, setting)
    if (update) return update.features
    return splitThings(part, setting).map((thing) =>
      MATERIAL.test(thing)
        ? readThing(thing, setting)
        : privately(readOne(thing, setting), features[owner], setting),
    )
  })
  // A bungalow with a porch is a bungalow, and the porch is told like any other.
  const isStyle =
    /^(?:it (?:has|faces|offers) |it is (?:an? (?!.*community)|on the [\w-]+ floor)|the style is )/.test(
      features[owner]?.statement ?? '',
    )
  // What belongs to something that is only stated would be told by nobody: it stands alone.
  const isStated = features[owner]?.name === null
  const isShared = /\b(?:community|building|complex|clubhouse|neighborhood|subdivision)\b/i.test(
    features[owner]?.text ?? '',
  )
  const looking = withViewOfAll(features[owner], parts, owned)
  if (looking) return [...features.slice(0, owner), looking]
  const named = withNamesOf(features[owner], owned)
  if (named) return [...features.slice(0, owner), named]
  const whole = toldInOne(features[owner], owned, isShared)
  if (whole) return [...features.slice(0, owner), whole]
  return [
    ...features,
    ...owned.map(
      (each): ItemFeature =>
        isStyle
          ? each
          : { ...(isShared ? shared(each, setting) : each), partOf: isStated ? null : owner },
    ),
  ]
}

/** 'gym with Pelotons', 'termite bond with Yates-Astro': the name behind 'with' is no place in which the property is. */
const withNamesOf = (
  owner: ItemFeature | undefined,
  owned: readonly ItemFeature[],
): ItemFeature | null => {
  if (!owner?.name || owner.statement !== null || owned.length === 0) return null
  if (!owned.every(({ place, statement }) => place && /^it is (?:in|near) /.test(statement ?? '')))
    return null
  const names = series(owned.map(({ place }) => place))
  const tail = [owner.name.tail, `with ${names}`].filter(Boolean).join(' ')
  return {
    ...owner,
    text: `${owner.text} with ${names}`,
    concept: null,
    name: { ...owner.name, tail },
  }
}

/** The view from what is shared is not that of the home: 'a common roof deck with views toward the harbor'. */
const withViewOfAll = (
  owner: ItemFeature | undefined,
  parts: readonly string[],
  owned: readonly ItemFeature[],
): ItemFeature | null => {
  if (!owner?.name || !/^(?:building|community)$/.test(owner.kind)) return null
  if (!owned.some(({ kind }) => kind === 'view')) return null
  const tail = [
    owner.name.tail,
    `with ${series(parts.map((part) => (/\bviews\b/i.test(part) ? part : withArticle(part))))}`,
  ]
  return {
    ...owner,
    text: `${owner.text} with ${parts.join(' and ')}`,
    concept: null,
    name: { ...owner.name, tail: tail.filter(Boolean).join(' ') },
  }
}

const isThing = ({ name, statement }: ItemFeature): boolean => name !== null && statement === null

/** A complex, or access to a lake, in one clause with the pool or the slip that comes with it. */
const toldInOne = (
  place: ItemFeature | undefined,
  owned: readonly ItemFeature[],
  isShared: boolean,
): ItemFeature | null => {
  if (!place || owned.length === 0 || !owned.every(isThing)) return null
  const tail = `with ${series(owned.map(named))}`
  if (isShared && place.name === null && /^it is in an? /.test(place.statement ?? ''))
    return { ...place, statement: `${place.statement} ${tail}` }
  return place.name?.head === 'access' && isThing(place) && !place.name.tail
    ? { ...place, text: `${place.text} ${tail}`, name: { ...place.name, tail } }
    : null
}

const named = ({ name }: ItemFeature): string =>
  [withArticle(name?.text ?? ''), name?.tail].filter(Boolean).join(' ')

/** 'stone fireplace and views of Lone Mountain' are two things, of which one is seen. */
const withViewApart = (part: string): string[] => {
  const [, things, view] =
    /^((?:(?!\bviews?\b).)+?) and (?:an? )?((?:[a-z-]+ )?views? of .+)$/i.exec(part) ?? []
  return things && view ? [things, view] : [part]
}

/** 'grills and river view' are two things: nobody looks at the grills. */
const isListWithView = (part: string): boolean => {
  const first = /^(.+?)(?: and | \+ |, ).+ views?$/i.exec(part)?.[1]
  return /^(?:amenity|appliance|finish|storage|furniture)$/.test(
    kindOfNoun(singular(headOf(first ?? ''))) ?? '',
  )
}

/** The brick of a fireplace is not that of the house. */
const MATERIAL = /^(?:[a-z]+ )?(?:brick|stone|adobe|stucco|cedar|block|masonry)$/i

/** The gym of a basement belongs to the house. */
const privately = (
  part: ItemFeature,
  owner: ItemFeature | undefined,
  setting: Setting,
): ItemFeature => {
  // The summer kitchen of a basement is a second kitchen indoors.
  if (part.concept === 'outdoor kitchen' && owner?.kind === 'room' && part.name)
    return { ...part, concept: null, kind: 'room' }
  if (part.concept !== 'fitness center' || owner?.kind !== 'room') return part
  const own = conceptOfWhole('home gym', setting)
  return own ? { ...part, concept: own.name, kind: own.kind } : part
}

/** What a community or a building has is shared. */
const shared = (part: ItemFeature, setting: Setting): ItemFeature => {
  // A bike room is no community room.
  const isBare = part.name !== null && !(part.name.head === 'room' && / /.test(part.name.text))
  const common = isBare && part.name ? conceptOfWhole(`community ${part.name.head}`, setting) : null
  if (common) return { ...part, concept: common.name, kind: common.kind }
  return /^(?:community|building)$/.test(part.kind)
    ? part
    : { ...part, concept: null, kind: 'community' }
}
