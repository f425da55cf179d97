import { onceFor } from '@listwright/reviewer/memory'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { THINGS } from '../facts/features/clear-names.ts'
import { kindOfNoun } from '../facts/nouns/head-nouns.ts'

const LONG_NAME = 6
const NO_PART_OF_A_NAME =
  /\b(?:thru|through|exp|leased|vacant|occupied|approved|served|not|avail|available|pays|offering|considered|included|updated|replaced|collapsed|removed)\b|[$%+#]|(?<!\p{L})\/|\/(?!\p{L})/iu

/**
 * Whether a feature is best given in the agent's own words: it is neither known to the copybook nor a clear noun
 * phrase, so that an article or a verb around it would be a guess.
 */
export const isNote = onceFor(({ concept, name, statement, text, seen }: Feature): boolean => {
  // However long the name of a view is, it is clear what is seen.
  if (concept !== null || (name !== null && seen !== '')) return false
  if (!name) return statement === null
  if (statement !== null && /^it is\b|^the style\b/.test(statement)) return false
  const words = name.text.split(' ')
  const hasFigureInside = words.slice(1).some((word) => /^\d/.test(word))
  return (
    !(isThing(name.head) || isPlainName(name.text) || isPlainPlural(name)) ||
    hasFigureInside ||
    words.length > LONG_NAME ||
    NO_PART_OF_A_NAME.test(text.replace(/^updated /i, ''))
  )
})

const PLAIN_MAX = 4
/** A plural needs no article, so more of it can be told. */
const PLAIN_PLURAL_MAX = 6

/** A few words that end in what cannot be an adjective or an adverb: 'board fencing', 'mix of meadow and timber'. */
const isPlainName = (text: string): boolean =>
  text.split(' ').length <= (/ of /.test(text) ? PLAIN_MAX + 1 : PLAIN_MAX) &&
  /^[\p{L}'/ -]+$/u.test(text) &&
  !/(?:ed|ly|able|ible|less|ful|ous|new|only|free|ready|built|old|special)$/i.test(text) &&
  !/\b(?:no|not|per|by|is|are|to|in|all|each|first|time)\b/i.test(text)

/** 'brick and antique beam accents': words that end in a plural, after nothing but nouns and adjectives. */
const isPlainPlural = ({ text, number }: NounPhrase): boolean =>
  number === 'plural' &&
  /[^s]s$/.test(text) &&
  text.split(' ').length <= PLAIN_PLURAL_MAX &&
  /^[a-z' -]+$/.test(text) &&
  !/\b(?:no|not|per|by|is|are|to|in|all|each|first|time)\b/.test(text)

/** A noun for something that a property has, as against what it is, where it stands or what applies to it. */
const isThing = (head: string): boolean => THINGS.has(kindOfNoun(head) ?? 'terms')
