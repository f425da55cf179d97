import {
  AFTER,
  BETWEEN,
  CHOSEN,
  DENIED,
  FOR,
  INHABITANTS,
  PAINTED,
  PERSONS,
  PLEASED,
  REFUSED,
  REQUIRED,
  SELECTS,
  SELECTS_FOR,
  SETTLEMENTS,
  SHARES,
  SHUTS_OUT,
} from './cues.ts'
import { groupsAt } from './groups.ts'
import type { Mention } from './mentions.ts'
import type { ProtectedClass } from './protected-class.ts'
import { textsOf, type Word } from './words.ts'

/** What a phrase does to a group. */
export type Manner =
  | 'excludes'
  | 'limits'
  | 'prefers'
  | 'suits'
  | 'pleases'
  | 'describes'
  | 'requires'
  | 'mentions'

/** How many words away from a group a cue may stand. */
const REACH = 10

const DESCRIBED: ReadonlySet<ProtectedClass> = new Set([
  'race',
  'origin',
  'religion',
  'orientation',
  'family',
])
const WELCOMED: ReadonlySet<ProtectedClass> = new Set([
  'race',
  'origin',
  'religion',
  'sex',
  'orientation',
])

/** What the words before a group do to it, and where they begin. */
export const cueBefore = (
  { from, to, group, isPeople }: Mention,
  words: Word[],
): { at: number; until?: number; manner: Manner } | null => {
  const { kind, protects } = group
  const next = words[to]
  const isOpenEnded = isPeople || isBoundary(words[to - 1], next)
  const isAdults = isGrownUp(words, from, to)
  let hasFor = false
  let isCounted = false
  for (let at = from - 1; at >= 0 && at >= from - REACH; at -= 1) {
    const word = words[at]
    if (!word || word.isLast || word.isBeforeColon) return null
    if (
      word.isBeforeComma &&
      words[at + 1]?.text !== 'including' &&
      !groupsAt(textsOf(words), at).length
    )
      return null
    const { text } = word
    if (FOR.has(text)) hasFor = true
    if (/^(?:one|two|three|\d+)$/.test(text)) isCounted = true
    if (SHUTS_OUT.has(text) && isOpenEnded && !isAdults)
      return isUnneeded(words, to) ? null : { at, manner: 'excludes' }
    if (kind !== 'thing' && isOpenEnded) {
      if (SHARES.has(text) && DESCRIBED.has(protects)) return { at, manner: 'describes' }
      if (
        INHABITANTS.has(text) &&
        DESCRIBED.has(protects) &&
        /^(?:is|are)$/.test(words[at + 1]?.text ?? '')
      )
        return { at, manner: 'describes' }
      if (SELECTS.has(text) && !(text === 'only' && isCounted && !hasFor))
        return { at, manner: 'limits' }
      if (
        /^(?:ideal|perfect)$/.test(text) &&
        PERSONS.has(words[at + 1]?.text ?? '') &&
        at + 1 < from
      )
        return { at, manner: 'prefers' }
      if (
        text === 'but' &&
        /^(?:all|anyone|anybody|everyone|everybody)$/.test(words[at - 1]?.text ?? '')
      )
        return { at: at - 1, manner: 'excludes' }
      if (SELECTS_FOR.has(text) && hasFor && !word.isBeforeComma) return { at, manner: 'suits' }
      if (text === 'must' && /^(?:be|have)$/.test(words[at + 1]?.text ?? ''))
        return { at, manner: 'requires' }
    }
    if (
      kind === 'thing' &&
      protects === 'citizenship' &&
      /^(?:must|require|requires|proof)$/.test(text)
    )
      return { at, manner: 'requires' }
    if (
      !BETWEEN.has(text) &&
      !/(?:[^aeiou]ed|[a-z]{3}ing|[a-z]{3}ly)$/.test(text) &&
      groupsAt(textsOf(words), at).length === 0
    )
      return null
  }
  return null
}

/** What the words after a group do to it, and where they end. */
export const cueAfter = (
  { from, to, group, isPeople }: Mention,
  words: Word[],
): { until: number; manner: Manner } | null => {
  const { kind, protects } = group
  const first = words[to]?.text ?? ''
  if (words[to - 1]?.isLast && !words[to - 1]?.isBeforeColon) return null
  if (kind !== 'thing' && DESCRIBED.has(protects) && SETTLEMENTS.has(first))
    if (kind !== 'shade' || !PAINTED.has(first)) return { until: to + 1, manner: 'describes' }
  if (first === 'free' && kind !== 'quality' && !/^(?:of|from)$/.test(words[to + 1]?.text ?? ''))
    return { until: to + 1, manner: 'excludes' }
  const isAdults = isGrownUp(words, from, to)
  for (let at = to; at < words.length && at < to + REACH; at += 1) {
    const word = words[at]
    const previous = words[at - 1]
    if (!word || (at > to && (previous?.isLast || previous?.isBeforeColon))) return null
    if (previous?.isBeforeComma && at > to && !CHOSEN.has(word.text)) return null
    const { text } = word
    const next = words[at + 1]?.text ?? ''
    if (/^needs?$/.test(text) && next === 'not')
      return { until: untilDenied(words, at + 2), manner: 'excludes' }
    if (
      (text === 'not' || text === 'never' || text === 'cannot' || /n't$/.test(text)) &&
      !word.isLast &&
      !isAdults
    ) {
      const denied = untilDenied(words, at + 1)
      if (denied > at + 1) return { until: denied, manner: 'excludes' }
    }
    if (
      text === 'no' &&
      (word.isLast || at === words.length - 1) &&
      at > to - 1 &&
      kind !== 'thing'
    )
      return { until: at + 1, manner: 'excludes' }
    if (REFUSED.has(text) && !isAdults) return { until: at + 1, manner: 'excludes' }
    if (text === 'keep' && /^(?:looking|away|out)$/.test(next))
      return { until: at + 2, manner: 'excludes' }
    if (text === 'turned' && /^(?:away|down)$/.test(next))
      return { until: at + 2, manner: 'excludes' }
    if (kind !== 'thing') {
      if (text === 'only' && (isPeople || isBoundary(word, words[at + 1])))
        return { until: at + 1, manner: 'limits' }
      if (CHOSEN.has(text)) return { until: at + 1, manner: 'prefers' }
      if (/^max(?:imum)?$/.test(text)) return { until: at + 1, manner: 'limits' }
      if (text === 'welcome' && WELCOMED.has(protects)) return { until: at + 1, manner: 'prefers' }
      if (isPeople && /^(?:will|would|can)$/.test(text) && PLEASED.has(next))
        return { until: at + 2, manner: 'pleases' }
      if (text === 'seeks' || text === 'seek') return { until: at + 1, manner: 'prefers' }
    }
    if (REQUIRED.has(text) && protects === 'citizenship' && words[from - 1]?.text !== 'no')
      return { until: at + 1, manner: 'requires' }
    if (!AFTER.has(text) && groupsAt(textsOf(words), at).length === 0) return null
  }
  return null
}

/** The end of 'not … accepted'; `from` itself where nothing of the kind follows. */
const untilDenied = (words: Word[], from: number): number => {
  for (let at = from; at < from + 4 && at < words.length; at += 1) {
    if (DENIED.has(words[at]?.text ?? '')) return at + 1
    if (words[at]?.isLast) break
  }
  return from
}

/** 'No papers needed' asks for nothing. */
const isUnneeded = (words: Word[], to: number): boolean =>
  words.slice(to, to + 3).some(({ text }) => /^(?:needed|required|necessary)$/.test(text))

/** 'No adults were home' excludes nobody: adults and professionals are not turned away, others are in favour of them. */
const isGrownUp = (words: Word[], from: number, to: number): boolean =>
  to === from + 1 &&
  /^(?:adult|grown|professional|executive|citizen|resident)s?$/.test(words[from]?.text ?? '')

const isBoundary = (last: Word | undefined, next: Word | undefined): boolean =>
  !next ||
  !last ||
  last.isLast ||
  last.isBeforeComma ||
  /^(?:or|and|nor|please|need|not|only|preferred|allowed|wanted|welcome|are|is|will|at|to|in|with|ni|o|y|should|must|by|who|whose|that|applicants?|looking|seeking|wanting|moving|needing|ready|living|under|over|above|below|for|from|on|as|than|has|have|can|could|would|may|alike|of|considered|accepted|approved|here|either|anymore|period|ever|whatsoever|property|properties|units?|building|housing|rental|home|eligible|certified|letters?|given|a|pay|can't|cannot|do|sol[oa]s?|con|sin|que)$/.test(
    next.text,
  ) ||
  PERSONS.has(next.text)
