import type { Filled } from '../compose/fill.ts'
import { type Passage, passage } from '../compose/passage.ts'
import { sourceOf, type Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import type { CaptionLine } from './caption-lines.ts'
import type { CaptionSlotOptions } from './caption-slots.ts'
import { isFixer } from './fixer.ts'
import { WEAK } from './groups.ts'
import { identityOf } from './identity.ts'
import { briefValue, type Item, itemsOf, itemValue, newsOf } from './item.ts'
import { hasMoments } from './moments.ts'
import type { Narration } from './narration.ts'
import { needsOf } from './plain-fact.ts'
import { purposeful } from './purposeful.ts'
import { states } from './told.ts'
import { type ToldHook, toldHooks } from './told-hooks.ts'
import { yieldOf } from './yield.ts'

const NOISE = 4
/** How much better a hook rates if it names the neighborhood or the kind of unit. */
const IDENTITY = 8
const NEVER = 1000
/**
 * How much better a hook rates if it says what a thing is used for. A plain hook that names two things gains about as
 * much.
 */
const TOLD = 9.5
/** On Instagram, where lines that begin with a feature gain as well. */
const TOLD_FIRST = 15.5
/** 'A row house on Monterey Square of 1856' dates the square. */
const DATED_PLACE = /\b(?:on|with) [^,.]+ of \d{4}\b/
/** A property with at least this many acres names its land in the first line. */
const ACREAGE = 5
/** A colon after fewer things than this reads badly: 'Hardwood floors: a house'. */
const LIST_MIN = 3
/** Below this a thing is what many homes have. */
const ORDINARY = 6.5
/** More things than this are an inventory. */
const X_MOST = 4
const LIST_FIRST = /^\{(?:A x list|X items)\}/
/** On Instagram only the first words show: a feature draws more than the card of a catalog. */
const FEATURE_FIRST = /^\{A hero\}/
const FEATURE = 6
/** What is said among friends. */
const CHATTY = /^(?:It's|Simple math)/
const X_COLON = /: \{(?:a x list|x items)\}/
const X_LIST = /^x (?:list|items)$/

/** The first line: the strongest fact, the place and the kind of property, before the fold. */
export const hookOf = (narration: Narration, isBehindMoment = false): Passage => {
  const { network, heroes, rules, shared, story } = narration
  const isBare = heroes.length === 0
  const list = network === 'twitter' && !isBare ? strongestOf(narration) : []
  const lines = isBehindMoment
    ? narration.lines('x: behind a moment')
    : [
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
      (said.used.includes('hero2') ? pairGain(narration) : 0) -
      (said.used.includes('hero') ? 3 : 0) -
      (said.used.some((name) => X_LIST.test(name)) ? 7 : 0) +
      biasOf(line, story) -
      (network === 'instagram' && FEATURE_FIRST.test(line.text) ? FEATURE : 0) -
      (network === 'linkedin' && CHATTY.test(line.text) ? -15 : 0) -
      (network === 'twitter' && LIST_FIRST.test(line.text) ? 2 : 0) +
      (list.length < LIST_MIN && LIST_FIRST.test(line.text) ? 12 : 0) +
      (list.length < 2 && X_COLON.test(line.text) ? 12 : 0) +
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
  const told = usedIn(narration, (said) => isImpossible(said))
  if (told && told.cost < (chosen?.cost ?? NEVER)) return keepTold(told.hook, narration)
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

/** The best hook that says what a thing is used for, with its cost. */
const usedIn = (
  narration: Narration,
  isImpossible: (said: Filled) => boolean,
): { hook: ToldHook; cost: number } | null => {
  const { story, shared, random } = narration
  const isPlain = story.isRental || story.rents !== null || narration.isLed
  if (isPlain) return null
  const [best] = identities(story)
    .flatMap((identity) => toldHooks(narration, identity))
    .filter(({ said }) => !isImpossible(said) && states(said, 'city'))
    .map((hook) => ({
      hook,
      cost:
        shared.likeness(hook.said.text, hook.line) -
        identitiesIn(hook.said, story) * IDENTITY -
        (narration.network === 'instagram' ? TOLD_FIRST : TOLD) +
        (narration.statesType(hook.said) ? 0 : 5) +
        random.next() * NOISE,
    }))
    .sort((one, other) => one.cost - other.cost)
  return best ?? null
}

const keepTold = ({ said, line, features }: ToldHook, narration: Narration): Passage => {
  narration.shared.addHook(said.text, line)
  narration.tell(features)
  for (const feature of features) narration.useRoleOf(feature)
  return narration.keepUse(said, said.used)
}

/** Where there is little to tell, LinkedIn keeps the second thing for its paragraph. */
const pairGain = ({ network, story }: Narration): number =>
  network === 'linkedin' && hasMoments(story) && itemsOf(story).length < FEW ? 0 : 5
const FEW = 7

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
  const { isRental, rents, facts } = story
  if (conditions.includes('condition')) return isFixer(story) ? -20 : 8
  if (conditions.includes('income')) return rents ? -40 : 0
  if (own.includes('yield')) return -12
  if (own.includes('rental')) return isRental ? -14 : 0
  if (own.includes('lead')) return -14
  // A strong thing comes before the dates.
  if (own.includes('dated')) return (itemsOf(story)[0]?.strength ?? 0) < ORDINARY ? -10 : -1
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

const LONGEST_IN_FULL = 46

/** A thing with its parts where they are short: 'a primary suite with a sitting room'. */
const inFull = (item: Item, story: Story): { value: Value; features: readonly Feature[] } => {
  const parts = item.parts.slice(0, 2)
  const whole = itemValue({ ...item, parts }, new Set())
  return newsOf(item, story) === item.feature && whole.a.text.length <= LONGEST_IN_FULL
    ? { value: whole, features: [item.feature, ...parts] }
    : { value: briefValue(item, story), features: [newsOf(item, story)] }
}

/** What a post on X lists, the heroes first. */
const strongestOf = ({
  story,
  heroes,
  room,
  told,
}: Narration): { value: Value; features: readonly Feature[] }[] => {
  const isHero = (feature: Feature) =>
    heroes.some(({ item }) => item.feature === feature || item.parts.includes(feature))
  const rest = itemsOf(story)
    .filter(
      ({ feature, part, strength }) =>
        !NOT_LISTED.has(part) && strength >= WEAK && !isHero(feature) && !told.has(feature),
    )
    .map((item) => ({ ...inFull(item, story), part: item.part }))
  const own = rest.filter(({ part }) => part !== 'building')
  const others = heroes.length + own.length < LIST_MIN ? rest : own
  const leading = heroes
    .filter(({ item }) => !told.has(item.feature))
    .map(({ value, features }) => ({ value, features }))
  const most = leading.length < heroes.length ? X_MOST - 1 : X_MOST
  const taken = [...leading, ...others].slice(0, Math.min(room, most))
  // Only what would swallow its neighbors comes last: 'a pool, and a barn with power and water'.
  return [...taken.filter((each) => !isOpen(each)), ...taken.filter(isOpen)]
}
