import { onceFor } from '@listwright/reviewer/memory'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { sourceOf, type Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { strengthOf } from '../story/strength.ts'
import { briefValue, type Item, itemsOf, itemValue, newsOf, nounOf } from './item.ts'
import { isPlain } from './plain-fact.ts'

/** A thing that a hook names. */
export interface Hero {
  item: Item
  value: Value
  /** Without its parts, where 'with' stands before it: no 'with a casita with a kitchenette'. */
  brief: Value
  /** Kinds of features that a sentence tells by naming them. */
  features: readonly Feature[]
}

/** What a hero itself is called, without where it is: a porch that overlooks a garden is no garden. */
export const nameOf = ({ item, value }: Hero): string => item.feature.name?.text ?? value.bare.text

/** The strongest fact, where it is a clause and not a thing. */
export interface Lead {
  feature: Feature
  /** With the property in it: 'This condo in Breckenridge is ski-in'. */
  clause: (home: Passage) => Passage
  /** The form that follows the noun: 'on the Lake Norman waterfront'; `null` where there is no such form. */
  phrase: Passage | null
}

const LONGEST = 50
/** A view is named with the place it is seen from. */
const LONGEST_VIEW = 62
/** The view from a porch or a deck attracts more readers than the porch itself. */
const OVER_WATER =
  /\b(?:over|overlooking|facing|on) (?:the |an? )?(?:[\w-]+ )?(?:creek|river|lake|pond|water|bay|ocean|marsh|golf course|valley|woods|mountains?)\b/i
const OUTLOOK = 3
/** Things that many homes have rank below a porch or a balcony. */
const ORDINARY = /\b(?:floors|shower|counters|countertops|cabinets|appliances|lower level)$/i
const COMMON = 2
const LONGEST_WITH_PARTS = 52
const WEAKEST = 3.2
/** A property bought for its rents leads with the rents, not with its woodwork. */
const WEAKEST_OF_UNITS = 6.5
const WEAKEST_SECOND = 3.6
const WEAKEST_LEAD = 7.6
const NOT_LEADING =
  /\b(?:heater|shed|district|layout|plan|floorplan|hardwoods|flooring|carpet|yard|windows)$/i
const NO_HEROES = new Set(['systems', 'practical', 'building', 'community'])

/** The two strongest things that a hook can name; a carport is never one of them. */
export const heroesOf = onceFor((story: Story): readonly Hero[] => {
  const named = itemsOf(story)
    .filter((item) => briefValue(item, story).a.text.length <= longest(item))
    .sort((one, other) => pullOf(other) - pullOf(one))
  const least = story.facts.propertyType === 'Multi-Family' ? WEAKEST_OF_UNITS : WEAKEST
  const strong = named.filter(
    ({ strength, part, feature }) =>
      strength >= least && !NO_HEROES.has(part) && !NOT_LEADING.test(feature.text),
  )
  const [first] = strong
  if (!first) return []
  const second = isPlural(first, story)
    ? undefined
    : strong.find((item) => item !== first && isOther(item, first) && !isPlural(item, story))
  return [first, second].flatMap((item) => (item ? [heroOf(item, story)] : []))
})

const longest = ({ feature }: Item): number => (feature.kind === 'view' ? LONGEST_VIEW : LONGEST)

const pullOf = ({ feature, strength }: Item): number =>
  strength +
  (OVER_WATER.test(feature.name?.tail ?? '') ? OUTLOOK : 0) -
  (ORDINARY.test(feature.name?.text ?? '') ? COMMON : 0)

/** A feature that names two things already needs no second one: 'views of the lake and Navy Pier'. */
const isPlural = (item: Item, story: Story): boolean =>
  / and |, /.test(heroOf(item, story).value.bare.text)

/** The short one comes first, so that the words after the other one are not read as belonging to both. */
export const inOrder = (heroes: readonly Hero[]): readonly Hero[] => {
  const [first, second] = heroes
  return first && second && hasTail(first) && !hasTail(second) ? [second, first] : heroes
}

const hasTail = ({ value }: Pick<Hero, 'value'>): boolean =>
  /,| (?:overlooking|from|with|facing|over|on|in|by|for|of) /.test(value.bare.text)

const isOther = ({ feature, strength }: Item, { feature: first }: Item): boolean =>
  strength >= WEAKEST_SECOND &&
  nounOf(feature)?.head !== nounOf(first)?.head &&
  (feature.concept === null || feature.concept !== first.concept)

const heroOf = (item: Item, story: Story): Hero => {
  const news = newsOf(item, story)
  const view = item.parts.find(({ kind }) => kind === 'view')
  if (view && news === item.feature) {
    const value = itemValue({ ...item, parts: [view] }, new Set())
    return { item, value, brief: value, features: [item.feature, view] }
  }
  const brief = located(briefValue(item, story), news, item)
  const parts = item.parts.filter(({ text }) => !/\broof$/i.test(text))
  const whole = itemValue({ ...item, parts }, new Set())
  // 'A casita with a kitchenette' rather than a sentence for the kitchenette.
  if (news === item.feature && parts.length > 0 && whole.a.text.length <= LONGEST_WITH_PARTS)
    return { item, value: whole, brief, features: [item.feature, ...parts.slice(0, 2)] }
  return { item, value: brief, brief, features: [news] }
}

/** A range is named with its room where it comes without it: 'a Wolf range in the kitchen'. */
const located = (value: Value, news: Feature, { feature }: Item): Value => {
  const isCooking = news.kind === 'appliance' && /\b(?:range|cooktop|ovens?)$/i.test(news.text)
  if (!isCooking || feature.name?.head !== 'kitchen') return value
  const there = (words: Passage) => concatenate([words, passage('in the kitchen')], ' ')
  return { ...value, bare: there(value.bare), the: there(value.the), a: there(value.a) }
}

const LEADS: readonly [RegExp, (found: readonly string[]) => readonly [string, string, string?]][] =
  [
    [/^it is (ski.*)$/, ([, rest = '']) => ['This', ` is ${rest}`, `that is ${rest}`]],
    [/^it is ((?:on|in|within) .*)$/, ([, rest = '']) => ['This', ` is ${rest}`, rest]],
    [
      /^it was designed by (.+)$/,
      ([, who = '']) => [`${who} designed this`, '', `designed by ${who}`],
    ],
    [
      /^(.+) is (.+) away$/,
      ([, what = '', far = '']) => [`${what} is ${far} from this`, '', `${far} from ${what}`],
    ],
    [/^every bedroom has its own bath$/, () => ['Every bedroom has its own bath in this', '']],
  ]

/** A clause that is stronger than everything the property has. */
export const leadOf = onceFor((story: Story): Lead | null => {
  const [best] = itemsOf(story)
  for (const feature of story.ranked) {
    const strength = strengthOf(feature, story.facts)
    if (strength < WEAKEST_LEAD || strength <= (best?.strength ?? 0)) return null
    if (isPlain(feature, story) || feature === story.styled?.feature) continue
    const lead = readLead(feature)
    if (lead) return lead
  }
  return null
})

const readLead = (feature: Feature): Lead | null => {
  for (const [pattern, make] of LEADS) {
    const found = pattern.exec(feature.statement ?? '')
    if (!found) continue
    const [before, after, phrase] = make(found)
    const source = sourceOf(feature)
    const isOurs = before === 'This'
    const clause = (home: Passage) =>
      concatenate(
        [
          passage(before, isOurs ? undefined : source),
          passage(' '),
          home,
          passage(after, after ? source : undefined),
        ],
        '',
      )
    return { feature, clause, phrase: phrase ? passage(phrase, source) : null }
  }
  return null
}
