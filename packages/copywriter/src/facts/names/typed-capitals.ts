import type { ItemFeature } from '../item-feature.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { NAME_WORDS } from '../vocabulary/proper-names.ts'

/** A brand or a name that is no English word: 'Trex', 'Metro-North'. */
const NAME = /(?<![\p{L}-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*(?![\p{L}'-])/gu

/**
 * Gives back the capitals of names that a rule lost when it wrote a note in other words.
 * @example withTypedCapitals({ statement: 'the trex deck backs to woods' }, 'Trex deck backs to woods')
 */
export const withTypedCapitals = (feature: ItemFeature, typed: string): ItemFeature => {
  const names = Array.from(typed.matchAll(NAME))
    .filter(({ 0: name, index }) => isName(name, index === 0))
    .map(([name]) => name)
  if (names.length === 0) return feature
  const capitalized = (text: string): string =>
    names.reduce(
      (said, name) =>
        said.replace(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'giu'), (found) =>
          found === found.toUpperCase() ? found : name,
        ),
      text,
    )
  const { statement, name, place } = feature
  return {
    ...feature,
    statement: statement && capitalized(statement),
    place: capitalized(place),
    name: name && { ...name, text: capitalized(name.text) },
  }
}

/** The first word of a note may owe its capital to its position. */
const isName = (word: string, isFirst: boolean): boolean => {
  const lower = word.toLowerCase()
  if (word.includes('-')) return true
  return !isKnownWord(lower) && (!isFirst || NAME_WORDS.has(lower))
}
