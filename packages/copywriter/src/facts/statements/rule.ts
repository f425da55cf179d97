import { articleFor } from '@listwright/reviewer/language'
import type { FeatureKind } from '../../copybook/concept.ts'
import type { Setting } from '../concepts/scopes.ts'
import { isPluralNoun } from '../nouns/head-nouns.ts'
import { headOf, nounPhrase } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { withArticles } from '../nouns/with-articles.ts'

/** What a rule reads in an item. */
export interface Told {
  kind: FeatureKind
  /** Left out, the copybook is asked; `null` where no concept is true of it. */
  concept?: string | null | undefined
  statement: string
  count?: number | null
  list?: readonly string[]
  date?: string
  year?: number | null
  text?: string
  place?: string
  /** What it is called, where it is a thing too; empty where it must not have a name. */
  name?: string
  tail?: string
}

/** A way of putting something, and how it is told. The first that fits is used. */
export type Rule = [
  pattern: RegExp,
  tell: (match: RegExpExecArray, setting: Setting) => Told | null,
]

/** A group of a match in lower case; empty where it did not take part. */
export const lower = (text: string | undefined): string => (text ?? '').toLowerCase()

/** Words without the capitals that begin them; short names such as 'ADU' keep theirs. */
export const inLine = (text: string): string =>
  text.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

/** A statement that does not depend on the words around it. */
export const told =
  (kind: FeatureKind, concept: string | null, statement: string): (() => Told) =>
  () => ({ kind, concept, statement })

/** 'gas electric' are two. */
const BARE_UTILITIES =
  /\b(?!(?:gas|electric) heat\b)(gas|electric|water|sewer|trash|heat|cable|internet) (?=(?:gas|electric|water|sewer|trash|heat|cable|internet)\b)/gi

/** Nouns with the article they take in a list of work or inclusions: 'a roof', 'mechanicals'. */
export const listed = (text: string): string[] =>
  text
    .replace(BARE_UTILITIES, '$1, ')
    .split(/\s*(?:,(?!\d{3}\b)|\+|&|;|\band\b|(?<=\p{L})\/(?=\p{L}))\s*/u)
    .map((item) => item.trim())
    .filter(Boolean)

export const withArticle = (item: string): string => {
  const text = item.replace(/^(?:a|an|some|the) /i, '')
  const { phrase } = nounPhrase(text)
  if (
    phrase.number !== 'singular' ||
    phrase.isCounted ||
    phrase.isName ||
    /\b(?:TLC|HVAC|work|updating|everything|cosmetics|love)$/.test(text)
  )
    return phrase.text
  return `${articleFor(phrase.text)} ${phrase.text}`
}

export const isPlural = (subject: string): boolean => {
  if (/^(?:up|down)stairs$/i.test(subject)) return false
  const { core } = placed(subject)
  return nounPhrase(core).phrase.number === 'plural' || isPluralNoun(headOf(core))
}
export const be = (subject: string): string => (isPlural(subject) ? 'are' : 'is')

/** 'pets', 'the hot tub', 'the roof': a subject for a statement about a part of the property. */
export const subjectOf = (typed: string): string => {
  const text = typed.replace(/^the /i, '').trim()
  // 'unit B' is a name, 'Phase 1' takes its article.
  if (/^(?:unit|apartment|suite|building|lot) (?:[A-Z]|\d{1,3})$/i.test(text)) return text
  if (/^phase [IVX\d]{1,3}$/i.test(text)) return text.replace(/^phase/i, 'the Phase')
  const { phrase } = nounPhrase(text)
  if (
    /^(?:all|most|both|some|each|every|no|two|three|four|five|six|seven|eight|nine|ten|\d+)(?![\w-])/i.test(
      phrase.text,
    ) ||
    phrase.isName
  )
    return phrase.text
  return `the ${/ (?:in|on|over|off) [a-z]/.test(phrase.text) ? withArticles(phrase.text) : phrase.text}`
}
