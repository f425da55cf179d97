import { escaped } from '../compose/escaped.ts'
import { spelledOut } from '../compose/numbers.ts'
import { countable, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import type { Candidate } from '../story/candidate.ts'
import { isNote } from '../story/note.ts'
import { DRAWBACK } from '../story/sentence-subject.ts'
import type { Story } from '../story/story.ts'
import { isBurden, strengthOf } from '../story/strength.ts'
import type { Teller } from '../story/teller.ts'
import { listOfThings } from '../story/thing.ts'
import { type LandPart, landPartOf } from './land-parts.ts'
import { isPredicate, type Predicate, predicatesTold, remarkOf } from './remark.ts'

/** Predicates of the first sentence; the rest of the ground has a sentence of its own, so one thing is never left for it. */
const LEAD = { most: 3, few: 2 }
/** What a buyer of land asks for first, where the ground itself has nothing to tell. */
const NEXT: readonly LandPart[] = ['reach', 'near', 'access', 'uses']

/** 'walk-out lot', and the place that was typed with it: 'in Marion Oaks'. */
const KIND =
  /^it is an? (?:[\w.-]+-acre )?((?:[\w-]+ ){0,4}(?:lot|parcel|tract|hayfield|farm|acreage|homesite|building site))(?: (in .+))?$/

/** A first sentence about land: how much of it, where, and the strongest that can be said of it. */
export const landLead = (story: Story, teller: Teller): Candidate[] => {
  const named =
    story.facts.features.find((feature) => KIND.test(kindStated(feature))) ??
    story.styled?.feature ??
    null
  const predicates = leadingPredicates(story, named)
  if (predicates.length === 0)
    return named
      ? teller.frame('lead: land alone', 'lead', {
          features: [named],
          more: { kind: kindOf(named, story) },
        })
      : []
  const predicate = predicatesTold(predicates)
  const features = predicates.flatMap((one) => one.features)
  const things = predicates.flatMap(({ thing }) => thing ?? [])
  const isOfThings = things.length === predicates.length
  const outside = outsideTheCity(story)
  if (outside)
    return teller.frame('lead: land outside', 'lead', {
      features: [outside.feature, ...(named ? [named] : []), ...features],
      more: { predicate, kind: kindOf(named, story), distance: outside.distance },
    })
  return teller.frame('lead: land', 'lead', {
    features: named ? [named, ...features] : features,
    more: {
      predicate,
      kind: kindOf(named, story),
      things: isOfThings ? listOfThings(things).list : null,
    },
  })
}

const DISTANCE = String.raw`(?:about )?(?:\d+|[a-z-]+) (?:minutes?|miles?)`

/** 'Twenty minutes' of land that is so far from the city of its address: it is not said to be in the city as well. */
const outsideTheCity = ({ facts }: Story): { feature: Feature; distance: Value } | null => {
  if (facts.city === '') return null
  const city = escaped(facts.city)
  const stated = new RegExp(
    `^(?:it is (${DISTANCE}) (?:from|to) ${city}|${city} is (${DISTANCE}) away)$`,
  )
  for (const feature of facts.features) {
    const [, from, away] = stated.exec(feature.statement ?? '') ?? []
    const distance = (from ?? away)?.replace(
      /\d+/,
      (figure) => spelledOut(Number(figure)) ?? figure,
    )
    if (distance) return { feature, distance: wording(distance, sourceOf(feature)) }
  }
  return null
}

/** 'Wooded corner lot' names the land itself. */
const kindStated = ({ statement, name, partOf }: Feature): string =>
  name && !partOf && (name.head === 'lot' || /\bacre building site$/.test(name.text))
    ? `it is a ${name.text.replace(/[\d.]+-acre (?=building)/, '')}`
    : (statement ?? '')

const kindOf = (named: Feature | null, { noun, styled }: Story): Value => {
  if (!named) return countable(noun, 'propertyType')
  const stated = KIND.exec(kindStated(named))?.[1]
  return countable(stated ?? (styled?.feature === named ? styled.noun : noun), sourceOf(named))
}

const leadingPredicates = (story: Story, named: Feature | null): Predicate[] => {
  const outside = outsideTheCity(story)?.feature
  const able = story.facts.features
    .filter((feature) => feature !== named && feature !== outside)
    .filter((feature) => feature.partOf === null && !isNote(feature) && !isBurden(feature))
    .filter((feature) => !isOfSchools(feature))
    .toSorted((one, other) => strengthOf(other, story.facts) - strengthOf(one, story.facts))
    .map((feature) => ({ part: landPartOf(feature, story), remark: remarkOf(feature, story) }))
    .flatMap(({ part, remark }) => (isPredicate(remark) ? [{ part, remark }] : []))
    .filter(({ remark }) => !DRAWBACK.test(`${remark.verb} ${remark.rest.bare.text}`))
  const ground = able.filter(({ part }) => part === 'ground').map(({ remark }) => remark)
  const most = ground.length > LEAD.most ? LEAD.few : LEAD.most
  const first = [...placeOf(named, story), ...wholeEntries(ground, most)]
  const next = NEXT.flatMap((part) => able.filter((one) => one.part === part))
  const added =
    first.length + (outside ? 1 : 0) < LEAD.few ? next.slice(0, 1).map(({ remark }) => remark) : []
  return [...first, ...added]
}

/** The strongest ones; what was typed in one entry stays together, here or in the body. */
const wholeEntries = (predicates: readonly Predicate[], most: number): Predicate[] => {
  const entries = [...new Set(predicates.map(entryOf))].map((entry) =>
    predicates.filter((one) => entryOf(one) === entry),
  )
  const taken: Predicate[] = []
  for (const entry of entries) if (taken.length + entry.length <= most) taken.push(...entry)
  return taken
}

const entryOf = ({ features: [feature] }: Predicate): number => feature?.index ?? -1

/** 'is in Marion Oaks', of 'a residential lot in Marion Oaks'. */
const placeOf = (named: Feature | null, story: Story): Predicate[] => {
  const place = KIND.exec(named?.statement ?? '')?.[2]
  const remark = named && place && remarkOf({ ...named, statement: `it is ${place}` }, story)
  return remark && isPredicate(remark) ? [remark] : []
}
