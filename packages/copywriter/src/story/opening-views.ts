import { named, place, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { appealOf } from './appeal/appeal.ts'
import { isShared } from './heroes.ts'
import {
  isOverSomething,
  isPlace,
  isSimple,
  type OpeningForm,
  type OpeningSlot,
  OVER,
  PAIRED,
  worthOf,
} from './opening-form.ts'
import type { Story } from './story.ts'
import { strengthOf } from './strength.ts'
import { fewPartsOf } from './thing.ts'

const RIVAL_STRENGTH = 4.5
/** Frontage on water is worth more than a view of it. */
const ON_WATER = 12
const ON_GREEN = 9
/** A view from one place is worth more than one from anywhere; a view in the name of a place was rated as a place. */
const FROM = 1
const NAMED = 3

/** Forms about what is seen from the home, and about what its land or its balcony lies on. */
export const viewForms = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const from = seenFrom(own, story)
  return [
    ...seen(own, story),
    ...from,
    ...overlooking(own, story),
    ...frontages(own, story),
    ...withRoof(from, story),
  ]
}

/** Seen in part, or not all year: 'looks out on the ocean' would say more. */
const LIMITED = /\b(?:partial|peek\w*|glimpses?|filtered|seasonal|winter|territorial|obstructed)\b/i

const isSeenWhole = ({ typed, seen: sight }: Feature): boolean =>
  sight !== '' && !LIMITED.test(typed)

/** Land of some sort is nothing that one looks out for: 'farmland is in view' says too little to begin with. */
const isKnownSight = ({ seen: sight }: Feature): boolean => /^the |\p{Lu}/u.test(sight)

/** A view from the whole home: 'views of Boston Common'. */
const viewIn = (own: readonly Feature[]): Feature | undefined =>
  own.find((feature) => feature.kind === 'view' && isSeenWhole(feature) && !feature.name?.tail)

const seenSlot = (feature: Feature): OpeningSlot => ({
  value: {
    ...place(feature.seen, sourceOf(feature)),
    isPlural: / and |^the [^,]*[^s]s$/.test(feature.seen),
  },
  features: [feature],
})

const seen = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const view = viewIn(own)
  if (!view || !isKnownSight(view)) return []
  const worth = worthOf(view, story)
  // A list of two strong things says more than the view alone.
  const isRivaled = own.some(
    (feature) => feature !== view && strengthOf(feature, story.facts) >= RIVAL_STRENGTH,
  )
  return isRivaled ? [] : [{ name: 'seen', slots: { seen: seenSlot(view) }, worth }]
}

/** 'From the upstairs deck, the ocean is in view'; a deck of which a view was typed as its part; 'a bay-view balcony'. */
const seenFrom = (own: readonly Feature[], story: Story): OpeningForm[] =>
  own.flatMap((feature) => {
    const { name, kind } = feature
    const source = sourceOf(feature)
    const at = (value: Value, sees: OpeningSlot, worth: number): OpeningForm[] => [
      {
        name: 'seen from',
        slots: { place: { value, features: [feature] }, seen: sees },
        worth,
      },
    ]
    const where = /^from (the [a-z -]+)$/.exec(name?.tail ?? '')?.[1]
    if (kind === 'view' && isSeenWhole(feature) && where && !/ and /.test(where))
      return at(place(where, source), seenSlot(feature), worthOf(feature, story) + FROM)
    if (name?.tail !== '') return []
    const [view, ...more] = fewPartsOf(feature, story)
    if (isPlace(feature) && view && isSeenWhole(view) && more.length === 0)
      return at(named(name, source), seenSlot(view), appealOf(view, story.facts) + FROM)
    const [, of, from] = BY_VIEW.exec(name.text) ?? []
    if (!of || !from || !isSimple(feature, story)) return []
    const value = place(withArticle(of), source)
    return at(
      place(`the ${from}`, source),
      { value, features: [] },
      worthOf(feature, story) + NAMED,
    )
  })

/** 'bay-view balcony', 'Diamond Head view corner lanai' */
const BY_VIEW =
  /^([a-z]+|[A-Z]\w+(?: [A-Z]\w+)*)[- ]view ((?:[a-z]+ )?(?:balcony|terrace|deck|lanai|patio|porch))$/
const withArticle = (sight: string): string => (/^[a-z]/.test(sight) ? `the ${sight}` : sight)

/** 'The balcony is over Dauphin Street.' */
const overlooking = (own: readonly Feature[], story: Story): OpeningForm[] =>
  own.filter(isOverSomething).flatMap((feature) => {
    const [, how = '', what = ''] = OVER.exec(feature.name?.tail ?? '') ?? []
    if (!feature.name || !isSimple(feature, story) || / and /.test(what)) return []
    const verb = how === 'over' ? 'looks out over' : how === 'facing' ? 'faces' : 'overlooks'
    const source = sourceOf(feature)
    const words = feature.name.number === 'plural' ? verb.replace(/s\b/, '') : verb
    const told = (value: Value) => ({ value, features: [feature] })
    return [
      {
        name: 'overlooking',
        slots: {
          place: told(named({ ...feature.name, tail: '' }, source)),
          overlooks: told(wording(`${words} ${what}`, source)),
          what: told(wording(what, source)),
        },
        worth: worthOf(feature, story) + FROM,
      },
    ]
  })

const FEET = /^it has (\d[\d,.]* feet) of ([a-z]+|[A-Z][\w' ]+) frontage$/
const LENGTH = /^(\d[\d,.]* feet) of (lake|river|ocean|creek|bay|canal|harbor) frontage$/
const FRONTAGE =
  /^(?:there is|it has) (?:an? )?(golf course|[a-z]*lake|river|creek|bay|ocean|canal|harbor|park|marsh|greenbelt|pond) frontage$/

/** 'It has 210 feet of ocean frontage', 'there is golf course frontage', '62-foot frontage on Lake Maxinkuckee'. */
const frontages = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const view = viewIn(own)
  return story.ranked.flatMap((feature) => {
    if (feature.partOf) return []
    const on = frontageOf(feature)
    if (!on) return []
    const told = (text: string): OpeningSlot => ({
      value: wording(text, sourceOf(feature)),
      features: [feature],
    })
    return [
      {
        name: on.feet ? 'frontage' : 'frontage unmeasured',
        slots: {
          water: told(on.water),
          ...(on.feet && { feet: told(on.feet) }),
          ...(view && { seen: seenSlot(view) }),
        },
        worth: on.feet ? ON_WATER : ON_GREEN,
      },
    ]
  })
}

/** What the land fronts, and for how many feet where that was typed. */
export const frontageOf = ({
  statement,
  name,
}: Feature): { feet: string; water: string } | null => {
  const [, feet, water] = FEET.exec(statement ?? '') ?? []
  if (feet && water) return { feet, water: withArticle(water) }
  const on = /^on ([A-Z][\w' ]+|the [\w' ]+)$/.exec(name?.tail ?? '')?.[1]
  const measured = /^(\d[\d,.]*)[- ](?:foot|feet)(?: of)? frontage$/.exec(name?.text ?? '')?.[1]
  if (on && measured) return { feet: `${measured} feet`, water: on }
  const [, length, shore] = LENGTH.exec(name?.tail ? '' : (name?.text ?? '')) ?? []
  if (length && shore) return { feet: length, water: withArticle(shore) }
  const plain = FRONTAGE.exec(statement ?? '')?.[1]
  return plain ? { feet: '', water: `the ${plain}` } : null
}

const ON_THE_ROOF = /^rooftop (pool|hot tub|garden|lounge|pool and (?:spa|hot tub))$/

/** A view from the unit's own balcony, and what the building has on its roof. */
const withRoof = (from: readonly OpeningForm[], story: Story): OpeningForm[] =>
  story.ranked.flatMap((feature) => {
    const up = ON_THE_ROOF.exec(feature.name?.text ?? '')?.[1]
    if (!up || !isShared(feature, story) || !isSimple(feature, story)) return []
    const slot = { value: place(`the ${up}`, sourceOf(feature)), features: [feature] }
    return from
      .filter(({ slots }) => slots.place?.features.some(isPlace))
      .map(({ slots, worth }) => ({
        name: 'unit and building',
        slots: { ...slots, up: slot },
        worth: worth + PAIRED,
      }))
  })
