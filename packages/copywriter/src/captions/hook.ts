import type { Filled } from '../compose/fill.ts'
import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, sourceOf, type Value, wording } from '../compose/value.ts'
import { isHome } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { homeValue, isFutureYear } from './counts.ts'
import type { Draft, OwnSlots } from './draft.ts'
import { type Fact, factsOf } from './fact.ts'
import { heroesOf, heroList, selectionsOf, WEAKEST_HERO } from './heroes.ts'
import { identityOf, isFloor, type Trait } from './identity.ts'
import { needsOf } from './material.ts'
import { offerOf } from './offer.ts'

const NOISE = 4
const NEVER = 1000
/** The first line: the strongest fact as a whole phrase, the kind of property and the place, before the fold. */
export const hookOf = (draft: Draft): Passage => {
  const { story, shared } = draft
  const offer = offerOf(story)
  // What a property brings in stands by itself.
  const isYield = offer?.topic === 'income' && story.tone === 'investor'
  const heroes = isYield ? [] : heroesOf(draft)
  const entry = entryOf(draft, offer, heroes)
  // Walk-in closets take away from an assumable loan.
  const beside = / offer$/.test(entry)
    ? heroes.filter(({ worth }) => worth >= WEAKEST_HERO)
    : heroes
  const each = tries(beside, draft).map(({ told, settings }) => ({
    from: told.length === 0 ? withoutThings(entry) : entry,
    named: { told, offer: / offer$/.test(entry) ? offer : null, settings },
  }))
  for (const { from, named, isNewOnly } of newFirst(each)) {
    const best = bestLine(draft, from, named, isNewOnly)
    if (!best) continue
    const { told } = named
    const { said, line } = best
    shared.add(said.text, line)
    if (said.used.includes('heroes')) draft.tell(told)
    if (offer && said.used.some((name) => name === 'reach' || name === 'said')) draft.tell([offer])
    const { rents } = story
    if (rents && said.used.includes('rents'))
      draft.tell(factsOf(story).filter(({ feature }) => feature === rents))
    return draft.keep(said)
  }
  return keepPlain(draft)
}

type Try = { from: string; named: HookSlots }

/** A line that names a thing counts for more than a new beginning. */
const newFirst = (tried: readonly Try[]): (Try & { isNewOnly: boolean })[] => {
  const naming = tried.filter(({ named }) => named.told.length > 0)
  const bare = tried.filter(({ named }) => named.told.length === 0)
  return [naming, bare].flatMap((some) =>
    [true, false].flatMap((isNewOnly) => some.map((each) => ({ ...each, isNewOnly }))),
  )
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
  const { rules, shared, random, network } = draft
  let best: Chosen | null = null
  let least = NEVER
  for (const { text: line, conditions } of draft.lines(entry)) {
    const settings = isAfterHome(line) ? named.settings.filter(isFloor) : named.settings
    const filled = draft.fill(line, slotsOf(draft, { ...named, settings, isLast: isLast(line) }))
    if (!filled) continue
    const said = { ...tidied(filled), used: filled.used }
    if (said.text.length > rules.hook || /^[\d$]/.test(said.text)) continue
    if (named.told.length > 0 && !filled.used.some((name) => NAMING.has(name))) continue
    if (WITH_TWICE.test(said.text)) continue
    if (network === 'linkedin' && line.includes('?')) continue
    // A visitor is asked to see one thing.
    if (/^(?:Come see|See)\b/.test(line) && named.told.length > 1) continue
    if (INVITATION.test(line) && named.told.some(({ feature }) => feature.kind === 'utilities'))
      continue
    if (isNewOnly ? shared.isBegun(said.text) : shared.isSaid(said.text)) continue
    const cost =
      (named.settings.length > settings.length ? UNSAID : 0) -
      (conditions.length > 0 ? 1 : 0) +
      shared.likeness(said.text, line) +
      (network === 'twitter' ? said.text.length * BY_LENGTH : 0) +
      random.next() * NOISE
    if (cost < least) [best, least] = [{ said, line }, cost]
  }
  return best
}

/** Nobody comes to see the power at the road. */
const INVITATION = /^(?:Come see|See|Find|Want)\b/

/** Slots of which a line has one where there is something to name. */
const NAMING: ReadonlySet<string> = new Set(['heroes', 'reach'])

/** What the hook may name, from most to least: what is said of the property is left out before a thing is. */
const tries = (
  heroes: readonly Fact[],
  { story, network }: Draft,
): { told: readonly Fact[]; settings: readonly Trait[] }[] => {
  const { settings } = identityOf(story)
  const kept = settings.length > 0 ? [settings, []] : [[]]
  return selectionsOf(heroes, network).flatMap((told) =>
    kept.map((each) => ({ told, settings: each })),
  )
}

const withoutThings = (entry: string): string => (/ things$/.test(entry) ? 'hook: plain' : entry)

const UNSAID = 7
/** A post on X is short of room: a long first line costs other facts. */
const BY_LENGTH = 0.06

/** 'With a balcony with a skyline view' has one 'with' too many. */
const WITH_TWICE = /\bwith [^.:]* with /

/** 'A pool, plus a patio is offered' lacks a comma behind the patio. */
const isLast = (line: string): boolean => /heroes\}\]?[.,]/.test(line)

/** 'A house on a cul-de-sac with a pool' would give the cul-de-sac a pool. */
const isAfterHome = (line: string): boolean => /\bhome\} (?:with|that)\b/i.test(line)

const entryOf = (
  { story, network }: Draft,
  offer: Fact | null,
  heroes: readonly Fact[],
): string => {
  if (story.rents) return 'hook: rents'
  if (needsOf(story).length > 0 && isHome(story.facts)) return 'hook: needs'
  const [hero] = heroes
  if (offer && offer.worth > (hero?.worth ?? 0))
    return story.isRental ? 'hook: rental offer' : 'hook: offer'
  if (story.isRental) return 'hook: rental'
  if (!hero) return 'hook: plain'
  return network === 'linkedin' ? 'linkedin: things' : 'hook: things'
}

interface HookSlots {
  told: readonly Fact[]
  offer: Fact | null
  settings: readonly Trait[]
  /** Whether the things end a sentence, so that the last of them may be set off. */
  isLast?: boolean
}

/** The slots of a first line. */
const slotsOf =
  (draft: Draft, { told, offer, settings, isLast = false }: HookSlots): OwnSlots =>
  (name) => {
    const { story, slots, rules } = draft
    switch (name) {
      case 'home':
        return homeValue(story, slots, settings)
      case 'town':
        return slots.property('city')
      case 'city':
        return placeValue(draft)
      case 'heroes':
        return heroList(told, isLast)
      case 'reach':
        return offer && reachValue(offer)
      case 'said':
        return offer && wording(offer.clause, offer.source)
      case 'needs':
        return needsValue(story)
      case 'both':
        return told.length === 2 && !told.some(({ brief }) => / and /.test(brief))
          ? wording('both')
          : null
      case 'size':
        return isHome(story.facts) ? slots.property('sqft') : null
      case 'year':
        return isFutureYear(story) ? null : undefined
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

/** A first line about a place nearby, without the home that ends it: 'the Metro is two blocks from', 'walk to the Metro from'. */
const reachValue = ({ clause, source }: Fact): Value | null => {
  const walked = /^it is within walking distance of (.+)$/.exec(clause)?.[1]
  if (walked) return wording(`walk to ${walked} from`, source)
  const away = /^(.+ (?:is|are) .+) away$/.exec(clause)?.[1]
  return away ? wording(`${away} from`, source) : null
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
  const at = /,[,.:;?]/.exec(text)?.index
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
  const said = plainLines(draft.story).flatMap((line): { filled: Filled; line: string }[] => {
    const filled = draft.fill(line, slotsOf(draft, { told: [], offer: null, settings: [] }))
    return filled ? [{ filled, line }] : []
  })
  const chosen = said.find(({ filled }) => !shared.isBegun(filled.text)) ?? said[0]
  if (!chosen) return draft.keep(capitalised(passage(`${draft.story.noun}.`, 'propertyType')))
  shared.add(chosen.filled.text, chosen.line)
  return draft.keep(chosen.filled)
}

/** First lines that name only the home and its place, one for each network. */
const plainLines = ({ isRental }: Story): readonly string[] => {
  const state = isRental ? 'for rent' : 'for sale'
  return [
    `This {home} is ${state}[ in {town}].`,
    `In {town}, this {home} is ${state}.`,
    `{A home} is ${state}[ in {town}].`,
    `Here in {town}, this {home} is ${state}.`,
  ]
}
