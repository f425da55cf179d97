import type { SocialNetwork } from '@listwright/contracts'
import { escaped } from '../compose/escaped.ts'
import { concatenate } from '../compose/passage.ts'
import { listed, type Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isHome } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { isBurden } from '../story/strength.ts'
import type { Draft } from './draft.ts'
import { type Fact, factsOf } from './fact.ts'
import type { Topic } from './topic.ts'

const MOST: Readonly<Record<SocialNetwork, number>> = {
  facebook: 2,
  instagram: 2,
  linkedin: 2,
  twitter: 3,
}
/** Below this a thing is what many homes have. */
export const WEAKEST_HERO = 4.4
const WEAKEST_FOR_RENT = 3.5
/** How far chance may change which thing stands beside the strongest. */
const CHANGE = 1
/** A thing that is this much weaker than the strongest does not stand beside it. */
const FAR_BEHIND = 4
/** A new roof may lead where nothing else does; a water heater may not. */
const WEAKEST_SYSTEM = 6.2
const WEAKEST_PLACE = 8
/** With a short home and place it still ends before the fold. */
const LONGEST_HERO = 84

/** Beside a thing of this worth a garage says little. */
const STRONG = 6
const MUCH_STRONGER = 0.5
const WEAKEST_COMPANION = 2.6
const LONGEST_COMPANION = 58
const WEAKEST_ORDINARY = 2.6

const ACCOMPANYING: ReadonlySet<Topic> = new Set([
  'inside',
  'outside',
  'premises',
  'land',
  'parking',
  'systems',
])
/** Systems that may stand beside a room or a view; 'newer HVAC' may not. */
const SOUGHT_SYSTEM = /\b(?:solar|generator|geothermal|impact|radiant)\b/i
/** A garage may share a first line with a room; a single parking space may not. */
const GARAGE = /\bgarage\b(?! space| spot)/i
const DULL =
  /^(?:(?:new|fresh|newer) )?(?:carpet|paint|driveway|shed|attic|closets?|fence|water heater|furnace|windows)$|\b(?:hookups?|siding|restrooms?|entry|irrigation|heat|vinyl|tile|carpet|split|paint|storage|screens|fencing|landscaping|foundation|crawlspace|slider|shutters|sliding doors|trees?)\b/i

/** Small parts of a room, which are too weak for a first line. */
const CORNER = /\b(?:boot dryers|Murphy beds?|lockers?|vanit(?:y|ies)|block wall|library ladder)\b/i

const LEADING: ReadonlySet<Topic> = new Set(['view', 'inside', 'outside', 'land', 'premises'])
const ALSO_LEADING: ReadonlySet<Topic> = new Set(['systems', 'place'])
/** Rooms, finishes and fittings that say nothing of a home by their bare name. */
const BARE =
  /^(?:loft|study|office|den|patio|deck|balcony|porch|pantry|attic|laundry|carpet|counters|cabinets|appliances|tile|paint|shutters|closets?|yard|windows|floors|roof|trees|fence|shed|acres|basement)$/
const SMALL = /\b(?:pantry|closets?|attic|foyer|hookup|shed|entry)$/i
const LAUNDRY = /\blaundry\b|\bwasher\b/i
const PLAIN_NAME =
  /^(?:[a-z]+[ -])?(?:hardwood|wood|tile|vinyl|granite|quartz|stainless|open|split|new|updated|low-maintenance|fenced)\b(?!.*\b(?:stove|fireplace|kitchen|baths?|addition)\b)/i
/** Every parcel has one. */
const ROAD = /\b(?:road|lot)$/i

/** What the first line may name: the strongest thing, and others that pull about as much as each other in either order. */
export const heroesOf = ({ story, network, random }: Draft): Fact[] => {
  const least = story.isRental ? WEAKEST_FOR_RENT : WEAKEST_HERO
  const facts = factsOf(story).filter((fact) => !isLot(fact, story))
  const able = facts.filter((fact) => canLead(fact, story) && fact.worth >= least)
  // The age of a roof sells a home only where no room or place does.
  const first = able.find(({ topic }) => topic !== 'systems') ?? able[0]
  if (!first) return ordinary(facts)
  const isOther = (fact: Fact) => fact !== first && !areAlike(fact, first)
  const next = able.filter(
    (fact) => isOther(fact) && fact.topic !== 'systems' && fact.worth >= first.worth - FAR_BEHIND,
  )
  const drawn = next
    .map((fact) => ({ fact, pull: fact.worth + random.next() * CHANGE }))
    .sort((one, other) => other.pull - one.pull)
    .map(({ fact }) => fact)
  // One thing alone makes a thin first line.
  const companions =
    next.length > 0
      ? []
      : facts
          .filter((fact) => isOther(fact) && canAccompany(fact))
          .filter(({ topic }) => topic !== 'parking' || first.worth < STRONG)
          // A garage only where no room and no yard is left.
          .sort((one, other) => Number(one.topic === 'parking') - Number(other.topic === 'parking'))
          .slice(0, 1)
  return [first, ...drawn, ...companions].slice(0, MOST[network] + 1)
}

/** What leads if no feature is strong: something that buyers ask for says more than the size of the home. */
const ordinary = (facts: readonly Fact[]): Fact[] => {
  const able = facts.filter((fact) => canAccompany(fact) && fact.topic !== 'systems')
  const first = able.find(({ topic, worth }) => topic !== 'parking' && worth >= WEAKEST_ORDINARY)
  if (!first) return []
  const second = able.find((fact) => fact !== first)
  return second ? [first, second] : [first]
}

/** 'A pool house and a pool', 'a stone fireplace and a fireplace'. */
const areAlike = ({ feature: one }: Fact, { feature: other }: Fact): boolean => {
  const [head, otherHead] = [one.name?.head, other.name?.head]
  if (!head || !otherHead) return head === otherHead
  return (
    head === otherHead ||
    new RegExp(`\\b${escaped(head)}\\b`, 'i').test(other.name?.text ?? '') ||
    new RegExp(`\\b${escaped(otherHead)}\\b`, 'i').test(one.name?.text ?? '')
  )
}

/** Which of them to name, from most to least: the strongest is left out only where no line has room for it. */
export const selectionsOf = (heroes: readonly Fact[], network: SocialNetwork): Fact[][] => {
  const most = MOST[network]
  const [first, ...others] = heroes
  if (!first) return [[]]
  const whole = most > 2 && heroes.length > 2 ? [heroes.slice(0, most)] : []
  const pairs = others.map((other) => [first, other])
  const [second, third] = others
  const without = second && third ? [[second, third]] : []
  return [...whole, ...pairs, [first], ...without, ...others.map((other) => [other]), []]
}

/**
 * Lists things. If the item before the last has a place or a part of its own, 'plus' joins the last one, so that it is not read as another part:
 * 'a basement with a wet bar, plus a patio'.
 */
export const heroList = (told: readonly Fact[], isLast: boolean): Value | null => {
  const [first, second] = told
  if (!first) return null
  if (first.thing && second?.thing && told.length === 2 && isLast && isSetOff(first, second)) {
    const both = [first.thing, second.thing] as const
    const joined = (form: 'bare' | 'the' | 'a') =>
      concatenate([both[0][form], both[1][form]], ', plus ')
    return { bare: joined('bare'), the: joined('the'), a: joined('a'), isPlural: true }
  }
  return listed(
    inOrder(told).flatMap(({ thing }) => thing ?? []),
    'and',
  )
}

/** A thing with words of its own stays first only where it is much the stronger. */
const isSetOff = (first: Fact, second: Fact): boolean =>
  hasTail(first) && !hasTail(second) && first.worth - second.worth >= MUCH_STRONGER

/** The short one comes first, so that the words after the other one are not read as belonging to both. */
const inOrder = (heroes: readonly Fact[]): Fact[] => [
  ...heroes.filter((hero) => !hasTail(hero)),
  ...heroes.filter(hasTail),
]

const hasTail = ({ brief }: Fact): boolean =>
  /,| (?:overlooking|from|with|facing|over|on|in|by|for|of|and|along) /.test(brief)

/** What may stand beside a strong thing where nothing else leads. */
const canAccompany = ({ thing, topic, worth, brief, feature, isMaterial }: Fact): boolean =>
  thing !== null &&
  !isMaterial &&
  ACCOMPANYING.has(topic) &&
  worth >= WEAKEST_COMPANION &&
  (topic !== 'parking' || GARAGE.test(brief)) &&
  (topic !== 'systems' || SOUGHT_SYSTEM.test(brief)) &&
  brief.length <= LONGEST_COMPANION &&
  !DATED.test(brief) &&
  !LAUNDRY.test(brief) &&
  !isBurden(feature) &&
  !CORNER.test(feature.name?.text ?? '') &&
  !DULL.test(feature.name?.text ?? '') &&
  !(topic === 'land' && ROAD.test(feature.name?.text ?? '')) &&
  !isBedroomCount(feature) &&
  (feature.year === null || topic === 'inside' || topic === 'outside')

/** The count of bedrooms stands before the noun of the home. */
const isBedroomCount = ({ name, text, kind }: Feature): boolean =>
  kind !== 'view' && /\bbedrooms?\b/.test(name?.text ?? text) && (name?.isCounted ?? true)

/** 'This 2.5-acre parcel has a 2.5-acre building site.' */
const isLot = ({ brief }: Fact, { facts: { lot } }: Story): boolean =>
  lot !== null && brief.includes(`${lot}-acre`)

/** 'Kitchen appliances (2023)': the date of a thing is no first line. */
const DATED = /\(\d{4}\)$/

const canLead = (
  { thing, topic, feature, worth, features, brief, isMaterial }: Fact,
  story: Story,
): boolean => {
  if (!thing || isMaterial || isBurden(feature) || brief.length > LONGEST_HERO || DATED.test(brief))
    return false
  const isOld =
    (topic === 'systems' || /\broof\b(?! deck| terrace)/.test(brief)) && !/^new /.test(brief)
  if (isOld) return false
  if (CORNER.test(feature.name?.text ?? '')) return false
  const least = topic === 'place' ? WEAKEST_PLACE : WEAKEST_SYSTEM
  const isStrong = ALSO_LEADING.has(topic) && worth >= least
  if (!LEADING.has(topic) && !isStrong) return false
  const name = feature.name?.text ?? ''
  if (isBedroomCount(feature)) return false
  if (!story.isRental && LAUNDRY.test(brief)) return false
  if (!isHome(story.facts) && ROAD.test(name)) return false
  if (story.isRental || worth >= 6) return true
  const isBare = BARE.test(name) || SMALL.test(name) || PLAIN_NAME.test(name)
  return !(isBare && features.length === 1 && !feature.name?.tail)
}
