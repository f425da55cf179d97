import type { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfAPair } from '../thoughts/is-of-a-pair.ts'
import { appealOf } from './appeal/appeal.ts'
import { hasMoreInTheKitchen } from './has-more-in-the-kitchen.ts'
import { isOfTwoKinds } from './loading-doors.ts'
import { isOnItsShore, ON_THE_WATER } from './on-the-water.ts'
import { parted } from './parted.ts'
import { isHouse } from './property-noun.ts'
import { isStatement } from './section.ts'
import type { Story } from './story.ts'
import { canLead, strengthOf } from './strength.ts'
import { fewPartsOf } from './thing.ts'
import { topicOf } from './topic.ts'

/** How strong a further feature must be to share the first sentence. */
const COMPANION_STRENGTH = 5
/** A first sentence names no more. */
export const HEROES_MAX = 3
/** A feature at least this strong can fill the first sentence by itself. */
const HERO_ALONE = 7
/** How strong a single companion of a weaker one must be. */
const COMPANY_STRENGTH = 3.5
/** How strong it must be where more features lead, so that fewer are left for short sentences. */
const WIDER_STRENGTH = 2.5
/** Features weaker than this are not added to the first sentence, even if they are the only ones left of the outdoors. */
const LEAST_STRENGTH = 1.5
/** Vinyl planks begin no text: where there is nothing better, a place or the figures do. */
const FIRST_STRENGTH = 2
/** Whatever its appeal, siding that was typed first does not lead in place of a pool. */
const ORDINARY_STRENGTH = 3.4
/** Features of which one is more appealing by less than this may lead in either order. */
const NEAR = 1.2

/**
 * The most appealing features, which may lead; of those that are nearly as appealing, chance decides.
 * @param wide How many may lead together, even if they are not strong. Without it, only strong ones join the strongest.
 */
export const heroesOf = (story: Story, random: Random, wide?: number): Feature[] => {
  const noise = new Map(story.ranked.map((feature) => [feature, random.next() * NEAR]))
  const rank = (feature: Feature) =>
    Math.max(...[feature, ...fewPartsOf(feature, story)].map((one) => appealOf(one, story.facts))) +
    (noise.get(feature) ?? 0)
  const able = story.ranked
    .toSorted((one, other) => rank(other) - rank(one))
    .filter(
      (feature) =>
        canLead(feature) &&
        feature.partOf === null &&
        feature !== story.styled?.feature &&
        !story.garage.includes(feature) &&
        !hasMoreInTheKitchen(feature, story) &&
        !isOfAPair(feature, story.facts) &&
        !isOfTwoKinds(feature, story.facts) &&
        !isTorn(feature, story) &&
        (feature.kind === 'view' || !isStatement(feature)),
    )
  const isSecond = (feature: Feature) =>
    isSideAttraction(feature) ||
    isShared(feature, story) ||
    isDull(feature, story) ||
    strengthOf(feature, story.facts) < ORDINARY_STRENGTH
  const [first, ...others] = [
    ...able.filter((feature) => !isSecond(feature)),
    // A roof deck of the building does not lead in place of the unit's own Murphy bed: it would seem to be the unit's.
    ...able.filter((feature) => isSecond(feature) && !isShared(feature, story)),
    ...able.filter((feature) => isShared(feature, story)),
  ]
  if (!first || strengthOf(first, story.facts) < FIRST_STRENGTH) return []
  const isOnWater = ON_THE_WATER.test(first.text) || isOnItsShore(story)
  // What shares its sentence is chosen by strength: appeal says only what should come first.
  const weight = (feature: Feature) => strengthOf(feature, story.facts) + (noise.get(feature) ?? 0)
  const byStrength = others.toSorted((one, other) => weight(other) - weight(one))
  const company = byStrength.filter(
    (feature) =>
      !isShared(feature, story) &&
      isWholeEntry(feature, story) &&
      (!isOnWater || isBeside(feature)),
  )
  const isStronger = (least: number) => (feature: Feature) =>
    strengthOf(feature, story.facts) >= least
  const near = company.filter((feature) => isOutside(feature, story) === isOutside(first, story))
  const beside = near.filter(isStronger(COMPANION_STRENGTH))
  const elsewhere = company
    .filter(isStronger(COMPANION_STRENGTH))
    .filter((feature) => arePair(first, feature, story))
  const together = beside.length > 0 ? beside : elsewhere
  // What was typed in one entry stays together: 'new vinyl plank floors and paint'.
  const siblings = able.filter(({ index }) => index === first.index).filter((one) => one !== first)
  const alongside = together.length > 0 ? together : accompanying(first, company, story)
  const wider = company
    .filter(isStronger(WIDER_STRENGTH))
    .filter((feature) => arePair(first, feature, story))
    .filter((feature) => !isDull(feature, story) && !PRACTICAL.has(feature.kind))
  const heroes = [
    first,
    ...siblings,
    ...(wide ? wider : alongside).filter((feature) => !siblings.includes(feature)),
  ].slice(0, wide ?? HEROES_MAX)
  const [alone] = leftAloneOutside(heroes, story)
  if (!alone || (isOnWater && !isBeside(alone))) return placedLast(heroes)
  if (heroes.length < HEROES_MAX)
    // What has a part stands last, so that it is not taken for that of another.
    return parted([...heroes, alone], (feature) => fewPartsOf(feature, story).length === 0).flat()
  // With one hero less, two things outside are left for a sentence of their own.
  const last = heroes.at(-1)
  return placedLast(last && isOutside(last, story) ? heroes.slice(0, -1) : heroes)
}

/** In 'mountain views from the upper level and dual suites', the views would be those from the suites. */
const placedLast = (heroes: readonly Feature[]): Feature[] => {
  const [first, second] = heroes
  const isTurned = heroes.length === 2 && first?.name?.tail && second?.name?.tail === ''
  return isTurned && second ? [second, first] : [...heroes]
}

/** The features of which one should lead: those nearly as appealing as the first that can. */
export const strongestOf = (story: Story): ReadonlySet<Feature> => {
  const able = story.ranked.filter(
    (feature) =>
      canLead(feature) &&
      feature.partOf === null &&
      !story.garage.includes(feature) &&
      strengthOf(feature, story.facts) >= ORDINARY_STRENGTH,
  )
  const most = Math.max(0, ...able.map((feature) => appealOf(feature, story.facts)))
  return new Set(able.filter((feature) => appealOf(feature, story.facts) >= most - NEAR))
}

/** What was typed in one entry with something that cannot lead: 'main-floor bedroom and full bath' stay together. */
const isTorn = ({ index }: Feature, { facts }: Story): boolean =>
  facts.features.some(
    (other) => other.index === index && other.partOf === null && other.name && !canLead(other),
  )

/** What a buyer expects anyway, or does not picture. */
const DULL =
  /\b(?:fence|egress|garden beds|fencing|gates?|stub|hookups?|internet|fiber|laundry|doors?|fans?|paint|carpet|appliances|storage|closets?|(?<!finished )basement|crawl ?space|parking|carport|driveway|shed|roof(?! deck)|island|pantry|well|irrigation|sprinklers?|Murphy beds?|lockers?|vanit(?:y|ies)|block wall|library ladder|mosaic|dryers)\b/i

/** Of a note that names several things, the first sentence does not take one away. */
const isWholeEntry = ({ index, text }: Feature, { facts }: Story): boolean =>
  facts.features.every(
    (other) => other.index !== index || other.text === text || other.partOf !== null,
  )

export const isDull = (feature: Feature, { facts }: Story): boolean =>
  DULL.test(feature.name?.text ?? '') && strengthOf(feature, facts) < HERO_ALONE

const PRACTICAL: ReadonlySet<Feature['kind']> = new Set(['parking', 'storage', 'system'])

/** A second house on the lot, or a hot tub, is a reason to stay, not the first reason to come. */
const isSideAttraction = ({ name }: Feature): boolean =>
  /\b(?:casita|kitchen house|guest house|guest quarters|carriage house|coach house|hot tub)$/i.test(
    name?.text ?? '',
  )

/** What belongs to the rooms and is no reason to come by itself: it does not share a first sentence with something outdoors. */
const isOfTheRooms = (feature: Feature, { facts }: Story): boolean =>
  OF_THE_ROOMS.has(feature.kind) ||
  (feature.kind === 'finish' && strengthOf(feature, facts) < COMPANY_STRENGTH)

const OF_THE_ROOMS: ReadonlySet<Feature['kind']> = new Set(['appliance', 'storage', 'parking'])

/** Whether both are indoors or both outdoors; a view or a porch goes with any room. */
const arePair = (one: Feature, other: Feature, story: Story): boolean =>
  isOutside(one, story) === isOutside(other, story) ||
  ([one, other].some((feature) => feature.kind === 'view' || isOutdoorRoom(feature)) &&
    ![one, other].some((feature) => isOfTheRooms(feature, story)))

/** Places outdoors where people sit: readers do not mind them beside a fireplace. */
const isOutdoorRoom = ({ name }: Feature): boolean =>
  /\b(?:porch|deck|patio|balcony|terrace|lanai|veranda|courtyard|gazebo|pergola|yard|backyard)$/i.test(
    name?.text ?? '',
  )

const OLD = 1945
/** Original features that buyers of old houses look for. */
const FABRIC: ReadonlySet<Feature['kind']> = new Set(['character', 'finish'])

/** A single ordinary thing is a thin first sentence: the next one joins it. */
const accompanying = (
  first: Feature,
  company: readonly Feature[],
  story: Story,
): readonly Feature[] => {
  const fabric = ofItsFabric(first, company, story)
  if (fabric.length > 0 || strengthOf(first, story.facts) >= HERO_ALONE) return fabric
  return company
    .filter((feature) => strengthOf(feature, story.facts) >= COMPANY_STRENGTH)
    .filter((feature) => !isDull(feature, story))
    .filter((feature) => arePair(first, feature, story))
    .slice(0, 1)
}

/** A fireplace alone does not sell an old house: what the house is made of joins it. */
const ofItsFabric = (
  first: Feature,
  company: readonly Feature[],
  { facts }: Story,
): readonly Feature[] => {
  const isOld = facts.year !== null && facts.year < OLD && isHouse(facts)
  if (!isOld || !/\bfireplaces?$/i.test(first.name?.text ?? '')) return []
  return company.filter(({ kind, name }) => name !== null && FABRIC.has(kind)).slice(0, 1)
}

/** The only thing outside that the first sentence would leave for later, where it would be a stub. */
const leftAloneOutside = (heroes: readonly Feature[], story: Story): Feature[] => {
  const outside = story.facts.features.filter(
    (feature) =>
      feature.partOf === null &&
      feature !== story.styled?.feature &&
      topicOf(feature, story) === 'outdoors',
  )
  const left = outside.filter((feature) => !heroes.includes(feature))
  const isBegun = heroes.some((hero) => isOutside(hero, story))
  return isBegun && left.length === 1
    ? left.filter(
        (one) =>
          canLead(one) && !isDull(one, story) && strengthOf(one, story.facts) >= LEAST_STRENGTH,
      )
    : []
}

/** Things that can be named together with water frontage. A sauna is not one: 'frontage on Chief Lake and a sauna'. */
const isBeside = ({ kind, text }: Feature): boolean =>
  kind === 'view' ||
  /\b(?:docks?(?! doors?)|piers?|beach|boats?|boathouse|slip|seawall)\b/i.test(text)

export const isOutside = (feature: Feature, story: Story): boolean =>
  feature.kind === 'view' ||
  feature.kind === 'land' ||
  ON_THE_WATER.test(feature.text) ||
  topicOf(feature, story) === 'outdoors'

/** The pool of a community does not stand beside what is behind one's own door. */
export const isShared = (feature: Feature, story: Story): boolean =>
  ['community', 'building'].includes(topicOf(feature, story) ?? '')
