import type { FeatureKind } from '../copybook/concept.ts'

/** How a feature is named in a sentence. */
export interface NounPhrase {
  /** Without article and tail: 'six-burner gas range', 'quartz counters', 'three closets', 'Lacanche range'. */
  text: string
  /** The noun that decides what it is, singular and in lower case: 'range', 'counter', 'closet'. */
  head: string
  number: 'singular' | 'plural' | 'mass'
  /** Counted phrases take no article: 'three closets', never 'a three closets'. */
  isCounted: boolean
  /** Proper names that take no article: 'Sub-Zero', 'Lake Travis frontage' still does. */
  isName: boolean
  /** A place as typed, ready to follow the noun: 'in the great room', 'off the kitchen', 'on the main level'. */
  tail: string
}

export interface Money {
  /** With dollar sign: '$612'. */
  amount: string
  /** 'a month', 'a year', 'a quarter'; empty where none was typed. */
  period: string
  /** What it is for: 'HOA', 'maintenance', 'condo fee', 'property taxes', 'deposit'. */
  label: string
  /** What it covers, as typed: ['heat', 'internet']. */
  includes: readonly string[]
}

/** One fact that the agent typed among the features, read and classified. */
export interface Feature {
  /** Position among the typed features: the source of every claim made from it. */
  index: number
  /** What was typed, unchanged. */
  typed: string
  /** The same in clean words: shorthand expanded, typos repaired, names in capitals, no praise, no article. */
  text: string
  kind: FeatureKind
  /** The concept of the copybook that tells it; `null` where none is true of it. */
  concept: string | null
  /** `null` where the feature is no thing but a statement. */
  name: NounPhrase | null
  /** A whole clause without its full stop, where the feature is best told so: 'the owner will carry', 'it is de-leaded'. */
  statement: string | null
  /** A typed year that dates it. */
  year: number | null
  /** What `{n}` counts for its concept: burners, stalls, feet, doors, spaces. Never the inches of a range. */
  count: number | null
  money: Money | null
  /** Items of a typed list, each with the article or dollar sign it needs: ['$1,450', '$1,500'], ['a roof', 'mechanicals']. */
  list: readonly string[]
  /** As typed, in words: 'four blocks', '10 minutes', 'two miles'. */
  distance: string
  /** A typed name with the article it takes: 'the Q train', 'I-80', 'Zilker Park'. */
  place: string
  /** What a view is of: 'the river', 'Lake Travis', 'the Flatirons', 'the river and the skyline'. */
  seen: string
  /** A typed date or period: 'June 1', '12-month'. */
  date: string
  /** The feature of the same index that this one belongs to: the great room of 'great room w/ limestone fireplace'. */
  partOf: Feature | null
  /** The step that understood it: `trust/` weighs readings by it, because some steps are right more often than others. */
  readAs: ReadingStep | null
}

/** The steps of reading, from rules that were written for a note of its form to guesses by its grammar. */
export type ReadingStep =
  | 'phrase'
  | 'line'
  | 'form'
  | 'statement'
  | 'figure'
  | 'money'
  | 'distance'
  | 'view'
  | 'parking'
  | 'style'
  | 'dwelling'
  | 'tied'
  | 'halves'
  | 'thing'
  | 'terms'
  | 'together'
  | 'clause'
  | 'fragment'
  | 'name'
  | 'own words'
