import type { Filled } from '../compose/fill.ts'
import { type Passage, passage } from '../compose/passage.ts'
import { sourceOf, type Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import type { CaptionLine } from './caption-lines.ts'
import type { CaptionSlotOptions } from './caption-slots.ts'
import { WEAK } from './groups.ts'
import { identityOf } from './identity.ts'
import { briefValue, itemsOf, newsOf } from './item.ts'
import type { Narration } from './narration.ts'
import { needsOf } from './plain-fact.ts'
import { purposeful } from './purposeful.ts'
import { states } from './told.ts'
import { yieldOf } from './yield.ts'

const NOISE = 4
/** What a hook gains by the neighborhood or the kind of unit. */
const IDENTITY = 8
const NEVER = 1000
/** 'A row house on Monterey Square of 1856' dates the square. */
const DATED_PLACE = /\b(?:on|with) [^,.]+ of \d{4}\b/
/** From so many acres on, the land belongs into the first line. */
const ACREAGE = 5
/** A colon after fewer things than this is a stumble: 'Hardwood floors: a house'. */
const LIST_MIN = 3
/** More things than this are an inventory. */
const X_MOST = 4
const LIST_FIRST = /^\{(?:A x list|X items)\}/
const X_LIST = /^x (?:list|items)$/

/** The first line: the strongest fact, the place and the kind of property, before the fold. */
export const hookOf = (narration: Narration): Passage => {
  const { network, heroes, rules, shared, story } = narration
  const isBare = heroes.length === 0
  const list = network === 'twitter' && !isBare ? strongestOf(narration) : []
  const lines = [
    ...narration.lines(`${rules.entry}: hooks`),
    ...(isBare ? narration.lines('sparse hooks') : []),
  ]
  const isImpossible = ({ text }: Filled) =>
    text.length > rules.hook || /^[\d$]/.test(text) || DATED_PLACE.test(text)
  const cost = (said: Filled, line: CaptionLine) => {
    const missing = Number(!states(said, 'city')) + Number(!narration.statesType(said))
    return (
      (isImpossible(said) ? NEVER : 0) -
      identitiesIn(said, story) * IDENTITY +
      missing * 5 -
      (said.used.includes('hero2') ? 5 : 0) -
      (said.used.includes('hero') ? 3 : 0) -
      (said.used.some((name) => X_LIST.test(name)) ? 7 : 0) +
      biasOf(line, story) +
      (list.length < LIST_MIN && LIST_FIRST.test(line.text) ? 12 : 0) +
      shared.likeness(said.text, line.text) +
      narration.random.next() * NOISE
    )
  }
  const values = purposeful(
    list.map(({ value }) => value),
    list.flatMap(({ features }) => features),
    narration,
    true,
  )
  const [chosen] = identities(story)
    .flatMap((identity) => narration.best(lines, { list: values, ...identity }, cost) ?? [])
    .sort((one, other) => one.cost - other.cost)
  if (!chosen || isImpossible(chosen.said)) return narration.keepHook(plainHook(narration), [])
  const { said, line } = chosen
  shared.addHook(said.text, line.text)
  if (said.used.some((name) => X_LIST.test(name)))
    narration.tell(list.flatMap(({ features }) => features))
  const yielding = said.used.includes('yield') ? yieldOf(story) : null
  if (yielding) narration.tell([yielding.feature])
  if (said.used.includes('needs')) narration.tell(needsOf(story).map(({ feature }) => feature))
  return narration.keepHook(said, said.used)
}

/** What the hook may say of the property itself: all of it, or less where the fold is near. */
const identities = (story: Story): Pick<CaptionSlotOptions, 'settings' | 'district'>[] => {
  const { settings, district } = identityOf(story)
  if (!district) return settings.length > 0 ? [{ settings }, {}] : [{}]
  return settings.length > 0
    ? [{ settings, district }, { district }, { settings }, {}]
    : [{ district }, {}]
}

const identitiesIn = (said: Filled, story: Story): number => {
  const { settings, district, kind, wholeName } = identityOf(story)
  return [...settings, district, kind, wholeName].filter(
    (trait) =>
      trait &&
      said.spans.some(
        ({ source }) => source.replace('propertyType/', '') === sourceOf(trait.feature),
      ),
  ).length
}

/** Lines for a situation are preferred to lines for any property. */
const biasOf = ({ conditions, own }: CaptionLine, story: Story): number => {
  const { situation, isRental, rents, facts } = story
  if (conditions.includes('condition')) return situation === 'fixer' ? -20 : 8
  if (conditions.includes('income')) return rents ? -40 : 0
  if (own.includes('yield')) return -12
  if (own.includes('rental')) return isRental ? -14 : 0
  if (own.includes('lead')) return -14
  if (conditions.includes('acre')) return (facts.lot ?? 0) >= ACREAGE ? -1 : 2
  if (conditions.includes('land')) return facts.propertyType === 'Land' ? -2 : 0
  return conditions.length > 0 ? -1 : 0
}

/** Nothing but the figures of the form. */
const plainHook = (narration: Narration): Passage =>
  narration.fill('{A home}[ in {city}][, {price}].') ??
  passage(`${narration.story.noun}.`, 'propertyType')

const isOpen = ({ value }: { value: Value }): boolean => / (?:with|plus) |,/.test(value.bare.text)

const NOT_LISTED: ReadonlySet<string> = new Set(['systems', 'community', 'practical'])

/** What a post on X lists, the heroes first. */
const strongestOf = ({
  story,
  heroes,
  room,
}: Narration): { value: Value; features: readonly Feature[] }[] => {
  const isHero = (feature: Feature) =>
    heroes.some(({ item }) => item.feature === feature || item.parts.includes(feature))
  const rest = itemsOf(story)
    .filter(
      ({ feature, part, strength }) =>
        !NOT_LISTED.has(part) && strength >= WEAK && !isHero(feature),
    )
    .map((item) => ({
      value: briefValue(item, story),
      features: [newsOf(item, story)],
      part: item.part,
    }))
  const own = rest.filter(({ part }) => part !== 'building')
  const others = heroes.length + own.length < LIST_MIN ? rest : own
  const leading = heroes.map(({ value, features }) => ({ value, features }))
  const taken = [...leading, ...others].slice(0, Math.min(room, X_MOST))
  // Only what would swallow its neighbors comes last: 'a pool, and a barn with power and water'.
  return [...taken.filter((each) => !isOpen(each)), ...taken.filter(isOpen)]
}
