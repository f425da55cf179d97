import { Ear, stemsIn } from '../compose/ear.ts'
import type { Passage } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import { sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { type Fronted, frontedOf, SOUGHT } from './fronted.ts'
import { isDull, isShared } from './heroes.ts'
import { frontageOf } from './opening-views.ts'
import { isHome } from './property-noun.ts'
import type { Said } from './said.ts'
import { isStatement } from './section.ts'
import { Slots } from './slots.ts'
import type { Story } from './story.ts'
import { canLead, strengthOf } from './strength.ts'
import { Teller } from './teller.ts'

const LONGEST = 66
/** How many features a title is tried for, the strongest first. */
const TRIED_MAX = 4
/** A weaker feature makes no title: 'A 2.5-Car Garage in Chicago'. */
const TITLE_STRENGTH = 5
/** Two of the same preposition, or a year before the city: 'a Pool Resurfaced in 2023 in Plano'. */
const CLUMSY = /\b(with|and|in|from) .*\b\1\b|\b(?:in|from) \d{4} in\b|\bfrom .* in [A-Z]/i
const SMALL =
  /^(?:a|an|and|as|at|but|by|for|from|in|into|nor|of|off|on|or|over|per|since|so|the|to|under|up|with|without)$/

/**
 * The headline of a premium text. It names the strongest feature that fits into a short title; if none does, it is made of figures.
 */
export const headlineFor = (
  story: Story,
  heroes: readonly Feature[],
  random: Random,
  tone: ToneSettings,
  firstSentence: string,
): Passage | null => {
  const strong = titleFeatures(story, heroes)
  const material = story.facts.features.find(({ kind, concept }) => kind === 'condition' && concept)
  // A title that a home has a strong feature for names it, not the year.
  const isNamed = isHome(story.facts) && story.facts.propertyType !== 'Multi-Family' && !material
  const opening = new Set(stemsIn(firstSentence))
  const titleOf = (subject: Feature | null): Said | null => {
    const named = strong.filter((feature) => feature !== subject)
    const slots = new Slots(story, 'prose', subject ? [subject, ...named] : named)
    const teller = new Teller(story, slots, new Ear(), random, tone)
    const title = teller.best(
      teller
        .frame('headlines', 'lead', { subject })
        .filter(
          ({ line }) => !isNamed || subject === null || /\{(?:the |a )?hero\}/i.test(line.text),
        ),
      ({ text }) =>
        (isFit(text) ? 0 : 50) +
        (saysTwice(text) ? 20 : 0) +
        stemsIn(text).filter((word) => opening.has(word)).length,
    )
    return title && isFit(title.text) ? title : null
  }
  const subjects = story.situation === 'fixer' && material ? [material] : strong.slice(0, TRIED_MAX)
  const title =
    placeTitle(frontageIn(story), story, random, tone) ??
    subjects.map(titleOf).find((named) => named !== null) ??
    placeTitle(soughtIn(story), story, random, tone) ??
    titleOf(null) ??
    plainTitle(story, random, tone)
  return title && title.text.length <= LONGEST
    ? {
        text: titleCase(title.text.replace(/\.$/, (stop) => (/\. /.test(title.text) ? stop : ''))),
        spans: title.spans,
      }
    : null
}

/** 'A Lakefront Residence with Lake Views' */
const saysTwice = (text: string): boolean => {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return words.some((word, at) =>
    words.some((other, place) => place !== at && other.startsWith(word.replace(/s$/, ''))),
  )
}

const isFit = (text: string): boolean => text.length <= LONGEST && !CLUMSY.test(text)

/** A title of what the home lies on or near: 'Four Blocks from Lake Harriet in Minneapolis'. */
const placeTitle = (
  near: Omit<Fronted, 'appeal'> | null,
  story: Story,
  random: Random,
  tone: ToneSettings,
): Said | null => {
  if (!near || story.situation === 'fixer') return null
  const teller = new Teller(story, new Slots(story, 'prose', []), new Ear(), random, tone)
  const title = teller.best(
    teller.frame('headline: place', 'lead', { more: { fronted: near.words } }),
    ({ text }) => (isFit(text) ? 0 : 50),
  )
  return title && isFit(title.text) ? title : null
}

/** A place that buyers look for. 'Backing to Woods' is no title, and neither is 'Two Miles from the Bakery'. */
const soughtIn = (story: Story): Fronted | null => {
  const near = isHome(story.facts) ? frontedOf(story, null) : null
  const words = near?.words.bare.text ?? ''
  return IN_A_TITLE.test(words) || (SOUGHT.test(words) && !/^backing\b/.test(words)) ? near : null
}
/** 'in Broad Ripple': a part of the city by its name. */
const IN_A_TITLE = /^in (?:the )?[A-Z]/

/** 'on the golf course', '210 feet on the ocean' */
const frontageIn = (story: Story): Omit<Fronted, 'appeal'> | null => {
  for (const feature of isHome(story.facts) ? story.ranked : []) {
    const on = feature.partOf ? null : frontageOf(feature)
    if (!on) continue
    const text = [on.feet, 'on', on.water].filter(Boolean).join(' ')
    return { features: [feature], words: wording(text, sourceOf(feature)) }
  }
  return null
}

/** A title of figures and the kind of property. */
const plainTitle = (story: Story, random: Random, tone: ToneSettings): Said | null => {
  const isIncome = story.facts.propertyType === 'Multi-Family'
  const teller = new Teller(story, new Slots(story, 'prose', []), new Ear(), random, tone)
  return teller.best(
    teller.frame('headline: plain', 'lead'),
    ({ text, used }) =>
      (text.length > LONGEST ? 50 : 0) +
      (used.includes('city') ? 0 : 20) -
      // Of land, the acres say more than its noun.
      (used.includes('lot') ? 3 : 0) +
      // 'An eight-bedroom three-family house', 'a two-flat with a garden unit of 1912'.
      (isIncome && used.includes('beds-') ? 20 : 0) +
      (/ (?:with|in|on) .* of \d{4}/i.test(text) ? 20 : 0) -
      3 * used.length,
  )
}

/** What makes a property work, or stands in it: neither 'Rooftop Unit HVAC Installed in 2022' nor 'Gaggenau Appliances' is a title. */
const EQUIPMENT: ReadonlySet<Feature['kind']> = new Set([
  'system',
  'utilities',
  'condition',
  'appliance',
])

/** What a title may name: the strongest features of the property itself, those of the first sentence before all. */
const titleFeatures = (story: Story, heroes: readonly Feature[]): Feature[] => {
  const others = story.ranked.filter(
    (feature) =>
      canLead(feature) &&
      feature.partOf === null &&
      feature !== story.styled?.feature &&
      !isStatement(feature) &&
      !heroes.includes(feature),
  )
  const all = [...heroes, ...others]
  return all.filter(
    (feature) =>
      // 'A roof deck with a skyline view' names the view already.
      !(feature.partOf && all.includes(feature.partOf)) &&
      strengthOf(feature, story.facts) >= TITLE_STRENGTH &&
      feature.kind !== 'community' &&
      !isThePropertyItself(feature) &&
      // A house is in a district; it has none.
      !/\bdistrict$/i.test(feature.name?.text ?? '') &&
      !EQUIPMENT.has(feature.kind) &&
      // The pool of a community is no title for one of its homes.
      !isShared(feature, story) &&
      !isDull(feature, story) &&
      !/\$/.test(feature.text),
  )
}

/** 'A Property with a Triple-Decker' would have what it is. */
const isThePropertyItself = ({ name, statement, concept }: Feature): boolean =>
  concept === 'units' &&
  name !== null &&
  !!statement?.endsWith(name.text) &&
  /^it is an? /.test(statement)

/** @example titleCase('five fireplaces, four blocks from the harbor') // 'Five Fireplaces, Four Blocks from the Harbor' */
const titleCase = (text: string): string =>
  text.replace(/[\p{L}][\p{L}'’]*/gu, (word, at: number) => {
    // 'A 1920s Tudor'
    if (word === 's' && /\d$/.test(text.slice(0, at))) return word
    const isEdge = at === 0 || at + word.length >= text.length || /[.:?!] $/.test(text.slice(0, at))
    const isHyphened = text.charAt(at - 1) === '-'
    // 'Walk-In', but '80-by-200'.
    const isSmall = isHyphened ? /^(?:by|and|to|of)$/.test(word) : SMALL.test(word)
    // 'In-Unit' is one word of a title; in 'Floor-to-Ceiling' the small word stays small.
    const isFirstOfTwo =
      !isHyphened &&
      text.charAt(at + word.length) === '-' &&
      /\p{L}/u.test(text.charAt(at + word.length + 1))
    if (!isEdge && isSmall && !isFirstOfTwo) return word
    return word.charAt(0).toUpperCase() + word.slice(1)
  })
