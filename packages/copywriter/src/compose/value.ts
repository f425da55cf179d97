import { articleFor } from '@listwright/reviewer/language'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { isHeadNoun, isMassNoun, isPluralNoun } from '../facts/nouns/head-nouns.ts'
import { concatenate, type Passage, passage } from './passage.ts'

/** What can stand in a slot: the words in each form that a line may ask for, and the fields they come from. */
export interface Value {
  bare: Passage
  /** After 'the', or as a name stands without it. */
  the: Passage
  /** After 'a' or 'an', or as plurals and names stand without it. */
  a: Passage
  isPlural: boolean
  /** Of several: whether the first is plural, which decides between 'there is' and 'there are'. */
  isFirstPlural?: boolean
}

/** Words that take no article of ours: figures, names, whole clauses. */
export const wording = (text: string, source?: string, isPlural = false): Value => {
  const words = passage(text, source)
  return { bare: words, the: words, a: words, isPlural }
}

/** A countable noun: 'five-bedroom', 'house'. */
export const countable = (text: string, source?: string): Value => ({
  bare: passage(text, source),
  the: prefixed('the', text, source),
  a: prefixed(articleFor(text), text, source),
  isPlural: false,
})

const prefixed = (article: string, text: string, source?: string): Passage =>
  concatenate([passage(article), passage(text, source)], ' ')

/** A thing that brings its own 'the' or has none: 'the river', 'Lake Travis'. */
export const place = (text: string, source: string): Value => {
  const bare = passage(text.replace(/^the /, ''), source)
  const whole = passage(text, source)
  return { bare, the: whole, a: whole, isPlural: false }
}

/** Two things under one article: 'a bench and cubbies'. */
const TWO_THINGS =
  /^(?:[a-z-]+ )*(?:pool and (?:spa|hot tub)|(?:bench|sink|desk|island|tub|shower|counter) and [a-z -]+)$/

/** 'tub and shower' are one of each, under one article; 'gas and electric' are not counted. */
const isOneOfEach = (text: string): boolean => {
  const [first = '', second = '', ...more] = text.toLowerCase().split(' and ')
  return (
    more.length === 0 &&
    [first, second].every((thing) => {
      const noun = thing.split(' ').at(-1) ?? ''
      return (
        /^[a-z-]+$/.test(noun) &&
        !isPluralNoun(noun) &&
        isHeadNoun(noun) &&
        !isMassNoun(noun, thing)
      )
    })
  )
}

/** A thing that the agent typed, as a line may name it. */
export const named = (name: NounPhrase, source: string): Value => {
  const { text, isCounted, isName, number } = name
  const whole = name.tail ? `${text} ${name.tail}` : text
  const bare = passage(whole, source)
  const isPair = /^(?:[\w-]+ )*(?:washer and dryer|pool and (?:spa|hot tub)|well and septic)$/.test(
    text,
  )
  const takesArticle = isPair || TWO_THINGS.test(text) || (number === 'plural' && isOneOfEach(text))
  const hasArticle =
    (number === 'singular' || takesArticle) &&
    !isCounted &&
    !isName &&
    !/^(?:its|their) /.test(text)
  return {
    bare,
    the: isName ? bare : prefixed('the', whole, source),
    a: hasArticle ? prefixed(articleFor(text), whole, source) : bare,
    isPlural: number === 'plural' && !isPair,
  }
}

/** The claim source of a feature. */
export const sourceOf = ({ index }: Feature): string => `features[${index}]`

/** Several values as one: 'a, b, and c'. */
export const listed = (values: readonly Value[], last: 'and' | 'comma' | 'semicolon'): Value => ({
  bare: joined(
    values.map(({ bare }) => bare),
    last,
  ),
  the: joined(
    values.map(({ the }) => the),
    last,
  ),
  a: joined(
    values.map(({ a }) => a),
    last,
    ', plus ',
  ),
  isPlural: values.length > 1 || values.some(({ isPlural }) => isPlural),
  isFirstPlural: values[0]?.isPlural ?? false,
})

/** What ends after so many words is not taken for the beginning of a longer list. */
const PAIR_MAX = 4

/** @param apart What stands between two of which the first is a long pair: 'views of the bay and the bridge, plus a terrace'. */
const joined = (
  parts: readonly Passage[],
  last: 'and' | 'comma' | 'semicolon',
  apart = ' and ',
): Passage => {
  const [first, second] = parts
  if (!first || parts.length === 1) return first ?? passage('')
  if (last !== 'and') return concatenate(parts, last === 'comma' ? ', ' : '; ')
  if (second && parts.length === 2) {
    const isPair = / and /.test(first.text) && first.text.split(' ').length > PAIR_MAX
    return concatenate([first, second], isPair ? apart : ' and ')
  }
  const rest = parts.slice(0, -1)
  return concatenate([concatenate(rest, ', '), ...parts.slice(-1)], ', and ')
}
