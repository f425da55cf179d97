import { Ear, stemsIn } from '../compose/ear.ts'
import type { Passage } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { isStatement } from './section.ts'
import { Slots } from './slots.ts'
import type { Story } from './story.ts'
import { canLead, strengthOf } from './strength.ts'
import { Teller } from './teller.ts'

const LONGEST = 60
/** The share of its words that a title may have in common with the first sentence. */
const REPEATED_MAX = 0.6
/** A weaker feature makes no title: 'A 2.5-Car Garage in Chicago'. */
const TITLE_STRENGTH = 6
/** Two of the same preposition, or a year before the city: 'a Pool Resurfaced in 2023 in Plano'. */
const CLUMSY = /\b(with|and|in|from) .*\b\1\b|\b(?:in|from) \d{4} in\b|\bfrom .* in [A-Z]/i
const SMALL =
  /^(?:a|an|and|as|at|but|by|for|from|in|into|nor|of|off|on|or|over|per|since|so|the|to|under|up|with|without)$/

/** The headline of a premium text: about its hero, or about its rarest figure. */
export const headlineFor = (
  story: Story,
  heroes: readonly Feature[],
  random: Random,
  tone: ToneSettings,
  firstSentence: string,
): Passage | null => {
  const opening = new Set(stemsIn(firstSentence))
  const strong = titleFeatures(story, heroes, firstSentence)
  const [hero = null] = strong
  const slots = new Slots(story, 'prose', strong)
  const teller = new Teller(story, slots, new Ear(), random, tone)
  const material = story.facts.features.find(({ kind, concept }) => kind === 'condition' && concept)
  const subject = story.situation === 'fixer' && material ? material : hero
  const said = teller.best(
    teller.frame('headlines', 'lead', { subject }),
    ({ text }) =>
      (text.length > LONGEST || CLUMSY.test(text) ? 50 : 0) +
      3 * stemsIn(text).filter((word) => opening.has(word)).length,
  )
  const isIncome = story.facts.propertyType === 'Multi-Family'
  const bare = teller.best(
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
  const isFit = (text: string) => {
    const stems = stemsIn(text)
    const repeated = stems.filter((word) => opening.has(word)).length
    return text.length <= LONGEST && !CLUMSY.test(text) && repeated <= stems.length * REPEATED_MAX
  }
  const chosen = said && isFit(said.text) ? said : bare
  return chosen && chosen.text.length <= LONGEST
    ? {
        text: titleCase(
          chosen.text.replace(/\.$/, (stop) => (/\. /.test(chosen.text) ? stop : '')),
        ),
        spans: chosen.spans,
      }
    : null
}

/** What a title may name: strong features, and before all those that the first sentence does not. */
const titleFeatures = (
  story: Story,
  heroes: readonly Feature[],
  firstSentence: string,
): Feature[] => {
  const others = story.ranked.filter(
    (feature) =>
      canLead(feature) &&
      feature.partOf === null &&
      feature !== story.styled?.feature &&
      !isStatement(feature) &&
      !heroes.includes(feature),
  )
  const strong = [...heroes, ...others].filter(
    (feature) => strengthOf(feature, story.facts) >= TITLE_STRENGTH,
  )
  const isNew = ({ name }: Feature) => name !== null && !firstSentence.includes(name.text)
  const unsaid = strong.filter(isNew)
  return unsaid.length > 0 ? unsaid : strong
}

/** @example titleCase('five fireplaces, four blocks from the harbor') // 'Five Fireplaces, Four Blocks from the Harbor' */
const titleCase = (text: string): string =>
  text.replace(/[\p{L}][\p{L}'’]*/gu, (word, at: number) => {
    const isEdge = at === 0 || at + word.length >= text.length || /[.:?!] $/.test(text.slice(0, at))
    const isHyphened = text.charAt(at - 1) === '-'
    // 'Walk-In', but '80-by-200'.
    const isSmall = isHyphened ? /^(?:by|and|to|of)$/.test(word) : SMALL.test(word)
    if (!isEdge && isSmall) return word
    return word.charAt(0).toUpperCase() + word.slice(1)
  })
