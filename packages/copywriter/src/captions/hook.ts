import type { Filled } from '../compose/fill.ts'
import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Story } from '../story/story.ts'
import { homeValue, typeValue } from './counts.ts'
import type { Draft, OwnSlots } from './draft.ts'
import { type Fact, factsOf } from './fact.ts'
import { isFixer } from './fixer.ts'
import { identityOf, type Trait } from './identity.ts'
import { needsOf } from './material.ts'
import type { Topic } from './topic.ts'

const NOISE = 4
const NEVER = 1000
const MOST: Readonly<Record<string, number>> = {
  facebook: 2,
  instagram: 2,
  linkedin: 2,
  twitter: 3,
}
/** Below this a thing is what many homes have. */
const WEAKEST = 4.4
/** How far chance may change which thing stands beside the strongest. */
const CHANGE = 1
const WEAKEST_NEXT = 4.8
const WEAKEST_FOR_RENT = 3.5
const WEAKEST_OFFER = 8.2
const WEAKEST_FOR_TENANTS = 7.9
/** A new roof may stand beside a pool; a water heater may not. */
const WEAKEST_SYSTEM = 6.2
const WEAKEST_PLACE = 8
const LONGEST_HERO = 64

const LEADING: ReadonlySet<Topic> = new Set(['view', 'inside', 'outside', 'land', 'premises'])
const ALSO_LEADING: ReadonlySet<Topic> = new Set(['systems', 'place'])
/** Rooms, finishes and fittings that say nothing of a home by their bare name. */
const BARE =
  /^(?:loft|study|office|den|patio|deck|balcony|porch|pantry|attic|laundry|carpet|counters|cabinets|appliances|tile|paint|shutters|closets?|yard|windows|floors|roof|trees|fence|shed|acres|basement)$/
const SMALL = /\b(?:pantry|closets?|attic|foyer|hookup|shed)$/i
const LAUNDRY = /\blaundry\b|\bwasher\b/i
const PLAIN_NAME =
  /^(?:[a-z]+[ -])?(?:hardwood|wood|tile|vinyl|granite|quartz|stainless|open|split|new|updated|low-maintenance|fenced)\b/i

/** The first line: the strongest fact as a whole phrase, the kind of property and the place, before the fold. */
export const hookOf = (draft: Draft): Passage => {
  const { story, shared } = draft
  const offer = offerOf(story)
  // What a property brings in stands by itself.
  const isYield = offer?.topic === 'income' && story.tone === 'investor'
  const heroes = isYield ? [] : heroesOf(draft)
  const entry = entryOf(draft, offer, heroes)
  const each = tries(heroes, story).map(({ told, settings }) => ({
    from: told.length === 0 ? withoutThings(entry) : entry,
    named: { told, offer: entry === 'hook: offer' ? offer : null, settings },
  }))
  const isNew = [true, false]
  for (const { from, named, isNewOnly } of isNew.flatMap((isNewOnly) =>
    each.map((some) => ({ ...some, isNewOnly })),
  )) {
    const best = bestLine(draft, from, named, isNewOnly)
    if (!best) continue
    const { told } = named
    const { said, line } = best
    shared.add(said.text, line)
    if (said.used.includes('heroes')) draft.tell(told)
    if (offer && said.used.some((name) => name === 'offer' || name === 'said')) draft.tell([offer])
    const { rents } = story
    if (rents && said.used.includes('rents'))
      draft.tell(factsOf(story).filter(({ feature }) => feature === rents))
    return draft.keep(said)
  }
  return keepPlain(draft)
}

interface Chosen {
  said: Filled
  line: string
}

/** The line that sounds least like the other captions, of those that end before the fold; at first none that begins like one of them. */
const bestLine = (
  draft: Draft,
  entry: string,
  named: HookSlots,
  isNewOnly: boolean,
): Chosen | null => {
  const { rules, shared, random, story } = draft
  const { district, kind, wholeName } = identityOf(story)
  const isNamed = district !== null || kind !== null || wholeName !== null
  let best: Chosen | null = null
  let least = NEVER
  for (const { text: line, conditions } of draft.lines(entry)) {
    const settings = isAfterHome(line) ? [] : named.settings
    const filled = draft.fill(line, slotsOf(draft, { ...named, settings }))
    if (!filled) continue
    const said = { ...tidied(filled), used: filled.used }
    if (said.text.length > rules.hook || /^[\d$]/.test(said.text)) continue
    if (WITH_TWICE.test(said.text)) continue
    // A colon wants more than one thing behind it.
    if (/: \{a heroes\}/.test(line) && named.told.length < 2) continue
    if (isNewOnly ? shared.isBegun(said.text) : shared.isSaid(said.text)) continue
    if (isNamed && !/\bhome\}/i.test(line)) continue
    if (district && !/\{city\}/i.test(line)) continue
    const cost =
      (named.settings.length > settings.length ? UNSAID : 0) -
      (conditions.length > 0 ? 1 : 0) +
      shared.likeness(said.text, line) +
      random.next() * NOISE
    if (cost < least) [best, least] = [{ said, line }, cost]
  }
  return best
}

/** What the hook may name, from most to least: what is said of the property is left out before a thing is. */
const tries = (
  heroes: readonly Fact[],
  story: Story,
): { told: readonly Fact[]; settings: readonly Trait[] }[] => {
  const { settings } = identityOf(story)
  const counts = heroes.map((_, at) => heroes.length - at)
  const named = [
    ...counts.map((count) => heroes.slice(0, count)),
    ...heroes.slice(1).map((hero) => [hero]),
    [],
  ]
  const kept = settings.length > 0 ? [settings, []] : [[]]
  return named.flatMap((some) => kept.map((each) => ({ told: inOrder(some), settings: each })))
}

const withoutThings = (entry: string): string => (/ things$/.test(entry) ? 'hook: plain' : entry)

const UNSAID = 7

/** The short one comes first, so that the words after the other one are not read as belonging to both. */
const inOrder = (heroes: readonly Fact[]): Fact[] => [
  ...heroes.filter((hero) => !hasTail(hero)),
  ...heroes.filter(hasTail),
]

const hasTail = ({ brief }: Fact): boolean =>
  /,| (?:overlooking|from|with|facing|over|on|in|by|for|of|and|along) /.test(brief)

/** 'With a balcony with a skyline view' has one 'with' too many. */
const WITH_TWICE = /\bwith [^.:]* with /

/** 'A house on a cul-de-sac with a pool' would give the cul-de-sac a pool. */
const isAfterHome = (line: string): boolean => /\bhome\} (?:with|has|that)\b/i.test(line)

const entryOf = (
  { story, network }: Draft,
  offer: Fact | null,
  heroes: readonly Fact[],
): string => {
  if (story.rents) return 'hook: rents'
  if (isFixer(story) && needsOf(story).length > 0) return 'hook: needs'
  const [hero] = heroes
  if (offer && offer.worth > (hero?.worth ?? 0)) return 'hook: offer'
  if (story.isRental) return 'hook: rental'
  if (!hero) return 'hook: plain'
  return network === 'linkedin' ? 'linkedin: things' : 'hook: things'
}

const OFFERED: ReadonlySet<Topic> = new Set(['terms', 'income', 'rules', 'condition'])

const ONE_RENT = / rents for \$/

/** The strongest fact, where it is no thing. */
const offerOf = (story: Story): Fact | null =>
  factsOf(story).find(
    (fact) => fact.thing === null && canOffer(fact, story) && fact.brief.length <= LONGEST_HERO,
  ) ?? null

const canOffer = ({ topic, worth, isMaterial, clause }: Fact, story: Story): boolean => {
  const { facts, isRental } = story
  const rents = factsOf(story).filter((fact) => ONE_RENT.test(fact.clause))
  // The rents of several units are told together, behind the hook.
  if (rents.length > 1 && ONE_RENT.test(clause)) return false
  // A building of several units is bought for its rents and vacancies.
  if (facts.propertyType === 'Multi-Family' && topic === 'income') return worth >= WEAKEST_OFFER
  return (
    OFFERED.has(topic) && !isMaterial && worth >= (isRental ? WEAKEST_FOR_TENANTS : WEAKEST_OFFER)
  )
}

/** The strongest thing, and others that pull about as much as each other in either order. */
const heroesOf = ({ story, network, random }: Draft): Fact[] => {
  const most = MOST[network] ?? 2
  const least = story.isRental ? WEAKEST_FOR_RENT : WEAKEST
  const able = factsOf(story).filter((fact) => canLead(fact, story))
  const [first] = able
  if (!first || first.worth < least) return []
  const next = able.filter(
    (fact) =>
      fact !== first &&
      fact.worth >= Math.min(WEAKEST_NEXT, least) &&
      fact.feature.name?.head !== first.feature.name?.head,
  )
  const drawn = next
    .map((fact) => ({ fact, pull: fact.worth + random.next() * CHANGE }))
    .sort((one, other) => other.pull - one.pull)
    .map(({ fact }) => fact)
  return [first, ...drawn].slice(0, most)
}

const canLead = (
  { thing, topic, feature, worth, features, brief }: Fact,
  story: Story,
): boolean => {
  if (!thing || brief.length > LONGEST_HERO) return false
  const isOld =
    (topic === 'systems' || /\broof\b(?! deck| terrace)/.test(brief)) && !/^new /.test(brief)
  if (isOld) return false
  const least = topic === 'place' ? WEAKEST_PLACE : WEAKEST_SYSTEM
  const isStrong = ALSO_LEADING.has(topic) && worth >= least
  if (!LEADING.has(topic) && !isStrong) return false
  // The count of bedrooms stands before the noun.
  if (/\bbedrooms?\b/.test(feature.name?.text ?? '') && feature.name?.isCounted) return false
  if (!story.isRental && LAUNDRY.test(brief)) return false
  if (story.isRental || worth >= 6) return true
  const name = feature.name?.text ?? ''
  const isBare = BARE.test(name) || SMALL.test(name) || PLAIN_NAME.test(name)
  return !(isBare && features.length === 1 && !feature.name?.tail)
}

interface HookSlots {
  told: readonly Fact[]
  offer: Fact | null
  settings: readonly Trait[]
}

/** The slots of a first line. */
const slotsOf =
  (draft: Draft, { told, offer, settings }: HookSlots): OwnSlots =>
  (name) => {
    const { story, slots, rules } = draft
    switch (name) {
      case 'home':
        return forRent(homeValue(story, slots, settings), offer, story)
      case 'type':
        return typeValue(story, slots)
      case 'town':
        return slots.property('city')
      case 'city':
        return placeValue(draft)
      case 'heroes':
        return told.length > 0
          ? listed(
              told.flatMap(({ thing }) => thing ?? []),
              'and',
            )
          : null
      case 'offer':
        return offer && wording(offer.brief, offer.source)
      case 'said':
        return offer && wording(offer.clause, offer.source)
      case 'needs':
        return needsValue(story)
      case 'price':
        return rules.hasPriceFirst || story.isRental || story.tone === 'investor'
          ? slots.property('price')
          : null
      case 'ppsf':
        return story.tone === 'investor' ? slots.property('ppsf') : null
      default:
        return undefined
    }
  }

/** An offer says nothing of renting, so that the home does: 'a 1-bedroom apartment for rent'. */
const forRent = (home: Value, offer: Fact | null, { isRental }: Story): Value => {
  if (!isRental || !offer) return home
  const behind = (words: Passage) => concatenate([words, passage('for rent')], ' ')
  return { ...home, bare: behind(home.bare), the: behind(home.the), a: behind(home.a) }
}

const needsValue = (story: Story): Value | null => {
  const needs = needsOf(story)
  return needs.length > 0
    ? listed(
        needs.map(({ feature, words }) => wording(words, sourceOf(feature))),
        'and',
      )
    : null
}

/** 'Chicago's Logan Square', 'downtown Berlin'; on LinkedIn with the state: 'Logan Square, Chicago, Illinois,'. */
const placeValue = ({ story, slots, network }: Draft): Value | null => {
  const city = slots.property('city')?.bare
  if (!city) return null
  const { district } = identityOf(story)
  const downtown = story.facts.features.find(({ statement }) => statement === 'it is downtown')
  const within = downtown ? concatenate([passage('downtown', sourceOf(downtown)), city], ' ') : city
  const state = slots.property('state')?.bare
  const whole = district && !downtown ? inDistrict(district, city, network === 'linkedin') : within
  const words =
    network === 'linkedin' && state
      ? concatenate([whole, concatenate([state, passage(',')], '')], ', ')
      : whole
  return { bare: words, the: words, a: words, isPlural: false }
}

const inDistrict = ({ words, feature }: Trait, city: Passage, isFormal: boolean): Passage => {
  const name = passage(words.replace(/^the /, ''), sourceOf(feature))
  if (isFormal)
    return words.startsWith('the ')
      ? concatenate([passage('the'), name, passage('of'), city], ' ')
      : concatenate([name, city], ', ')
  if (city.text.endsWith('s')) return city
  return concatenate([concatenate([city, passage("'s")], ''), name], ' ')
}

/** The comma behind a state gives way to another mark. */
const tidied = ({ text, spans }: Passage): Passage => {
  const at = /,[,.:;]/.exec(text)?.index
  if (at === undefined) return { text, spans }
  return tidied({
    text: text.slice(0, at) + text.slice(at + 1),
    spans: spans.map(({ start, end, source }) => ({
      start: start > at ? start - 1 : start,
      end: end > at ? end - 1 : end,
      source,
    })),
  })
}

/** Nothing but the kind of property and the place. */
const keepPlain = (draft: Draft): Passage => {
  const { shared } = draft
  const said = PLAIN.flatMap((line): { filled: Filled; line: string }[] => {
    const filled = draft.fill(line, slotsOf(draft, { told: [], offer: null, settings: [] }))
    return filled ? [{ filled, line }] : []
  })
  const chosen = said.find(({ filled }) => !shared.isBegun(filled.text)) ?? said[0]
  if (!chosen) return draft.keep(capitalised(passage(`${draft.story.noun}.`, 'propertyType')))
  shared.add(chosen.filled.text, chosen.line)
  return draft.keep(chosen.filled)
}

/** First lines that name only the home and its place, one for each network. */
const PLAIN = [
  '{A home}[ in {town}].',
  'In {town}: {a home}.',
  'Offered in {town}: {a home}.',
  '{City}: {a home}.',
]
