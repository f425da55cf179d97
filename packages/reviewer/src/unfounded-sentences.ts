import type { Finding, TracedClaim } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { sentencesIn } from './language/sentences.ts'
import { toFinding } from './term.ts'
import { claimsOf } from './trace/claims-of.ts'
import { FUNCTION_WORD, isPlain } from './trace/trace-words.ts'

/** Addressed to the reader, or about how to learn more. */
const INVITES =
  /\?$|^(?:bring|come|see|take|picture|imagine|meet|stop|look|go|pick|grab|swim|keep|sit|walk|pull|leave|let|start)\b|\b(?:on request|upon request|by appointment|for details|a tour|showing|viewing|contact|schedule|message|call|ask|request)\b/i
const LEAST_WORDS = 3

/**
 * Sentences of a description that state something without enough words that trace to a fact. Made of plain words
 * alone they claim nothing that a vocabulary could object to, and are inventions all the same: 'It has never been rented.'
 */
export const reviewSentences: Review = (copy) => {
  if (!copy.isOpen || !copy.entered || copy.kind !== 'mls') return []
  return sentencesIn(copy.text).flatMap(({ start, end }) => unfounded(copy, start, end))
}

const unfounded = (copy: Copy, start: number, end: number): Finding[] => {
  const sentence = copy.text.slice(start, end)
  const isWithin = (other: { start: number; end: number }) => other.start < end && start < other.end
  if (sentence.split(/\s+/).length < LEAST_WORDS || copy.spans.some(isWithin)) return []
  if (isFounded(sentence, claimsOf(copy).filter(isWithin))) return []
  if (sharesWord(sentence, copy.typed)) return []
  if (INVITES.test(sentence)) return []
  const term = {
    rule: 'fact/sentence',
    severity: 'caution',
    why: 'Nothing that was entered supports this sentence. Add the fact or take it out.',
  } as const
  return [toFinding(term, copy.text, { start, end, put: '' })]
}

/** A figure, a name or a telling word that was entered supports a sentence; words of daily life do so in company only. */
const isFounded = (sentence: string, claims: readonly TracedClaim[]): boolean => {
  const traced = claims.filter(({ source }) => source !== undefined && source !== 'propertyType')
  const isTelling = ({ kind, text }: TracedClaim) =>
    kind === 'number' || kind === 'name' || contentOf(text).some((word) => !isPlain(word))
  if (traced.some(isTelling)) return true
  const supported = traced.flatMap(({ text }) => contentOf(text)).length
  return supported > 1 || (supported > 0 && contentOf(sentence).length <= 2)
}

const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z']+/g) ?? []).filter(
    (word) => !FUNCTION_WORD.test(word) && !word.endsWith("n't"),
  )

/** As many letters are the same word in another form: 'furnishings' and 'furnished'. */
const STEM = 7

const sharesWord = (sentence: string, typed: string): boolean =>
  (sentence.toLowerCase().match(/[a-z]{7,}/g) ?? []).some((word) =>
    typed.includes(word.slice(0, STEM)),
  )
