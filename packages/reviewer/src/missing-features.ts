import type { PropertyInput } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { withoutHarmless } from './fair-housing.ts'
import { isMisspelling } from './language/misspelling.ts'
import { longForms } from './language/shorthand.ts'
import { TIER_LIMITS } from './language/tier-limits.ts'
import { lowerCase, normalise } from './normalise.ts'
import { numbersIn } from './numbers.ts'
import { toFinding } from './term.ts'
import { textTerms } from './terms/index.ts'

const FEW_WORDS = 8
const SAYS_NOTHING =
  /^(?:avail(?:able)?\b.*|ff&e\b.*|.*\bschools?|dw|n\/?a|tbd|none|[-–.…]+)$|[@{<]|https?:|\d{3}-\d{4}/i
const NAMES_SHOWN = 5
/** A smaller figure may stand for anything else. */
const TELLING_FIGURE = 10

/**
 * Features that were typed, could be told and are not. A text owes as many as its length has room for: those of the
 * tier whose length it reaches. Beyond that the choice is the agent's, and silence is no fault.
 */
export const reviewMissingFeatures: Review = (copy) => {
  const features = copy.property ? featuresOf(copy.property) : []
  const untold = features.filter((feature) => !isTold(feature, copy))
  if (untold.length === 0) return []
  const tellable = features.filter(({ isTellable }) => isTellable)
  const kept = untold.filter(({ isTellable }) => isTellable)
  const owed = Math.min(tellable.length, roomOf(copy.text))
  if (tellable.length - kept.length >= owed) return []
  const shown = kept.slice(0, NAMES_SHOWN).map(({ typed }) => typed)
  const names = shown.join(', ') + (kept.length > NAMES_SHOWN ? ', …' : '')
  const { length } = copy.text
  const term = {
    rule: 'missing/features',
    severity: 'advice',
    why: `Not mentioned: ${names}.`,
  } as const
  return [toFinding(term, copy.text, { start: length, end: length })]
}

/** A feature in the forms in which a text may tell it. */
interface Feature {
  typed: string
  isTellable: boolean
  words: readonly string[]
  stems: readonly string[]
  figures: readonly number[]
}

const remembered = new WeakMap<PropertyInput, Feature[]>()

/** The features of a property, read once: its text is reviewed at every keystroke. */
const featuresOf = (property: PropertyInput): Feature[] => {
  const known = remembered.get(property) ?? property.features.map(featureOf)
  remembered.set(property, known)
  return known
}

/** A view is told as well by 'looks out on the bay'. */
const VIEW = /\bviews?\b/i

const featureOf = (typed: string): Feature => {
  const words = [
    typed,
    ...longForms(typed.toLowerCase()),
    ...(VIEW.test(typed) ? ['look'] : []),
  ].flatMap(wordsOf)
  return {
    typed,
    isTellable: isTellable(typed),
    words,
    stems: words.map((word) => word.replace(/(?:ies|es|s|y|(?<=\p{L}{3})(?:e?d|ing))$/u, '')),
    figures: numbersIn(typed.toLowerCase())
      .map(({ value }) => value)
      .filter((value) => value >= TELLING_FIGURE),
  }
}

const roomOf = (text: string): number => {
  const words = text.split(/\s+/).length
  if (words >= 280) return TIER_LIMITS.premium.features
  return words >= 180 ? TIER_LIMITS.extended.features : TIER_LIMITS.basic.features
}

/** The words that carry a feature: its longer ones, or what there is ('den', 'EV'). */
const wordsOf = (feature: string): string[] => {
  const lower = feature.toLowerCase()
  return lower.match(/\p{L}{4,}/gu) ?? lower.match(/\p{L}{2,}/gu) ?? []
}

/** Short enough to be a feature, and nothing that the text would be faulted for. */
const isTellable = (feature: string): boolean => {
  const { length } = wordsOf(feature)
  return length > 0 && length <= FEW_WORDS && !SAYS_NOTHING.test(feature) && !isRisky(feature)
}

const isRisky = (feature: string): boolean =>
  textTerms
    .placesIn(withoutHarmless(lowerCase(normalise(feature))))
    .some(({ entry }) => /^(?:fair-housing|mls|cliche\/a)/.test(entry.phrase.rule))

/** One of these words, or of what they abbreviate, is enough: an agent may say it in other words. */
const isTold = ({ words, stems, figures }: Feature, copy: Copy): boolean =>
  figures.some((value) => copy.numbers.some((told) => told.value === value)) ||
  stems.some((stem) => copy.lower.includes(stem)) ||
  stems.some((stem) => copy.squeezed.includes(stem)) ||
  words.some((word) => copy.words.some((told) => isMisspelling(word, told)))
