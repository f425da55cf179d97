import type { PropertyType } from '@listwright/contracts'
import { conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import { type Setting, settingOf } from '../concepts/scopes.ts'
import type { Feature } from '../feature.ts'

/** What a community for older residents or one with a clubhouse shares, and no house of it owns. */
const OF_A_CLUB =
  /^(?:pool|spa|gym|fitness center|court|(?:pickleball|tennis|bocce|basketball|volleyball|paddle|shuffleboard) court|woodshop|wood shop|craft room|ballroom|billiards room|clubhouse|golf course|softball field|shuffleboard|lawn bowling|dog park|restaurant|auditorium|sauna|playground|(?:(?:walking|jogging|nature) )?(?:trail|path)|fishing pond)s?$/i
const PRIVATE =
  /\b(?:private|own|personal|backyard|heated|saltwater|plunge|lap|in-?ground|screened)\b/i
/** More of them than a house has. */
const MANY: readonly [RegExp, number][] = [
  [/\bpools$/i, 2],
  [/\bcourts$/i, 3],
  [/\bclubhouses$/i, 1],
]

/** Tells what the community has apart from what the house has. */
export const withCommunity = (features: readonly Feature[], type: PropertyType): Feature[] => {
  const setting = settingOf(type)
  if (setting === 'flat')
    return withOneOwner(
      features.map((feature, at) => ofBuilding(feature, features.slice(0, at), features)),
    )
  if (setting !== 'home') return withOneOwner(features)
  const isClub = features.some(
    ({ concept, typed }) => concept === '55+ community' || /\b55 ?\+/.test(typed),
  )
  const moved = new Map<Feature, Feature>()
  const read = features.map((feature) => {
    const owner = feature.partOf ? (moved.get(feature.partOf) ?? feature.partOf) : null
    const next = { ...feature, partOf: owner }
    const told = isShared(feature, features, isClub, type) ? inCommunity(next, setting) : next
    moved.set(feature, told)
    return told
  })
  return withOneOwner(read)
}

const SHARED_KIND = /^(?:building|community)$/
const FOR_PETS = /^(?:dog|pet) (?:park|run|wash|spa|grooming (?:station|room|area)|relief area)$/i

/** 'dog park and dog wash' typed as one stand together: who has the first has the second. */
const withOneOwner = (features: readonly Feature[]): Feature[] => {
  const told: Feature[] = []
  for (const feature of features) {
    const last = told.at(-1)
    told.push(last && isPaired(last, feature) ? { ...feature, kind: last.kind } : feature)
  }
  return told
}

const isPaired = (first: Feature, second: Feature): boolean =>
  [first, second].every(
    ({ kind, statement, partOf, text }) =>
      SHARED_KIND.test(kind) && FOR_PETS.test(text) && statement === null && !partOf,
  ) &&
  first.index === second.index &&
  ['and', '&', '+'].some((joint) =>
    second.typed.toLowerCase().includes(`${first.text} ${joint} ${second.text}`.toLowerCase()),
  )

/** What no unit of a building has to itself. */
const OF_THE_GROUNDS =
  /^(?!.*\b(?:private|own|deeded)\b)(?:[a-z-]+ )*(?:lazy river|beach club|(?:golf and )?equestrian center|golf|grills|barbecues|barbecue area|picnic area|(?:kayak |boat )?launch|boat ramp|dog park|dog run|putting green|bocce|shuffleboard|(?:tennis|pickleball|shuffleboard|bocce|basketball|volleyball|squash|racquetball|paddle|half) courts?|golf course|community garden|gatehouse|guardhouse)$/i

/** 'pool hot tub gym' of a condominium: the tub stands by the pool that everybody uses. */
const ofBuilding = (
  feature: Feature,
  before: readonly Feature[],
  all: readonly Feature[],
): Feature => {
  if (isOfGrounds(feature)) return { ...feature, kind: 'community' }
  return isListedWithBuilding(feature, before)
    ? { ...feature, kind: 'building', concept: null }
    : ofPool(feature, all)
}

/** 'Concierge, library, guest suite': behind what the building has, such rooms are the building's too. */
const isListedWithBuilding = (
  { name, partOf, statement }: Feature,
  before: readonly Feature[],
): boolean => {
  const run = before.findLast((other) => !OF_A_BUILDING.test(other.name?.text ?? ''))
  return (
    !partOf &&
    statement === null &&
    name?.tail === '' &&
    OF_A_BUILDING.test(name.text) &&
    run !== undefined &&
    SHARED_KIND.test(run.kind)
  )
}
const OF_A_BUILDING =
  /^(?:library|guest suites?|(?:home )?theater|screening room|conference room|game room|media room|billiards room|party room|playroom)$/i

const isOfGrounds = ({ kind, name, statement, partOf }: Feature): boolean =>
  !partOf &&
  statement === null &&
  /^(?:amenity|outdoor place|land)$/.test(kind) &&
  OF_THE_GROUNDS.test(name?.text ?? '')

const ofPool = (feature: Feature, all: readonly Feature[]): Feature =>
  BESIDE_A_POOL.test(feature.name?.text ?? '') &&
  !feature.partOf &&
  feature.name?.tail === '' &&
  all.some(({ concept }) => concept === 'community pool' || concept === 'fitness center')
    ? { ...feature, kind: 'building', concept: null }
    : feature

/** What stands by the pool or the gym that everybody uses, unless the note says whose it is. */
const BESIDE_A_POOL =
  /^(?:(?:indoor|outdoor|dry|infrared|Finnish|cedar) )?(?:hot tub|jacuzzi|whirlpool|sauna|steam room)s?$/i

const isShared = (
  feature: Feature,
  all: readonly Feature[],
  isClub: boolean,
  type: PropertyType,
): boolean => {
  const { name, count, partOf, index } = feature
  if (!name || partOf || name.tail || PRIVATE.test(name.text)) return false
  if (
    type !== 'Estate' &&
    MANY.some(([things, least]) => things.test(name.text) && (count ?? 0) >= least)
  )
    return true
  const thing = name.text.replace(/^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) /i, '')
  if (!OF_A_CLUB.test(thing)) return false
  return (
    isClub ||
    // A townhouse does not have a pool and a tennis court to itself, nor a court at all.
    (type === 'Townhouse' &&
      (COURTS.test(thing) ||
        all.some((other) => isListedWith(other, feature) || isOfClub(other, feature)))) ||
    // Where dues are paid, nobody shares a bare 'pool' or 'trails' with the other townhouses but the community.
    (type === 'Townhouse' &&
      OF_NO_TOWNHOUSE.test(thing) &&
      all.some(({ kind }) => kind === 'fee')) ||
    // Several courts beside a clubhouse or a pool of the community are the community's as well.
    (/courts$/i.test(thing) &&
      all.some(({ concept }) => concept === 'clubhouse' || concept === 'community pool')) ||
    all.some((other) => other.index === index && other !== feature && other.concept === 'clubhouse')
  )
}

const OF_NO_TOWNHOUSE = /^(?:pool|trails)$/i

/** A court is as large as the lot of a townhouse. */
const COURTS = /\bcourts?$/i

/** What shows that the homes around have things together. */
const isOfClub = (other: Feature, feature: Feature): boolean =>
  other !== feature &&
  !PRIVATE.test(other.name?.text ?? '') &&
  (/^(?:clubhouse|playground|community pool)$/.test(other.concept ?? '') ||
    COURTS.test(other.name?.text ?? ''))

const isListedWith = (other: Feature, feature: Feature): boolean =>
  other !== feature && other.index === feature.index && OF_A_CLUB.test(other.name?.text ?? '')

const inCommunity = (feature: Feature, setting: Setting): Feature => {
  const common = conceptOfWhole(`community ${feature.name?.head}`, setting)
  return {
    ...feature,
    kind: 'community',
    concept: common?.kind === 'community' ? common.name : null,
  }
}
