import {
  AFTER,
  BETWEEN,
  CHOSEN,
  DENIED,
  FOR,
  OPEN_TO_ALL,
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
import { type Group, groupsAt } from './groups.ts'
import type { ProtectedClass } from './protected-class.ts'

/** What a phrase does to a group. */
export type Manner =
  | 'excludes'
  | 'limits'
  | 'prefers'
  | 'suits'
  | 'pleases'
  | 'describes'
  | 'requires'

export interface Preference {
  start: number
  end: number
  manner: Manner
  protects: ProtectedClass
}

interface Word {
  text: string
  start: number
  end: number
  /** A sentence or clause ends after it. */
  isLast: boolean
  isBeforeColon: boolean
  /** A comma stands after it. */
  isBeforeComma: boolean
  isPossessive: boolean
}

/** A group as it stands among the words. */
interface Mention {
  from: number
  to: number
  group: Group
  /** A word for people is part of it, or it is one. */
  isPeople: boolean
}

const WORD = /[a-z0-9\u00df-\u024f]+(?:'[a-z]+)?(?:\+)?/g
const REACH = 10

/**
 * Every phrase of a lower-case text that shuts a protected group out, selects one, or describes a place by one.
 * @example preferencesIn('no gays.') // [{ start: 0, end: 7, manner: 'excludes', protects: 'orientation' }]
 */
export const preferencesIn = (lower: string): Preference[] => {
  const words = wordsOf(lower.replace(OPEN_TO_ALL, (found) => '~'.repeat(found.length)))
  const texts = words.map(({ text }) => text)
  const found: Preference[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const mention of mentionsAt(words, texts, at)) {
      const preference = preferenceAbout(mention, words)
      if (!preference) continue
      found.push(preference)
      at = Math.max(at, mention.to - 1)
      break
    }
  }
  return merged(found)
}

const wordsOf = (lower: string): Word[] =>
  Array.from(lower.matchAll(WORD), ({ 0: found, index }): Word => {
    const isPossessive =
      /'s$/.test(found) && !/^(?:it|that|there|here|let|he|she|what)'s$/.test(found)
    const end = index + found.length
    const after = lower.slice(end, end + 3)
    return {
      text: isPossessive ? found.slice(0, -2) : found,
      start: index,
      end,
      isLast:
        /^["')\]]*(?:[.!?;\n(]|\s[-\u2013\u2014]|\u2014|~|$)/.test(after) && !/^\.\d/.test(after),
      isBeforeColon: /^[:?]/.test(after),
      isBeforeComma: after.startsWith(','),
      isPossessive: isPossessive || /^'(?![a-z])/.test(after),
    }
  })

const isCount = (text = ''): boolean => /^(?:\d+|two|three|four|five|six|seven|eight)$/.test(text)

function* mentionsAt(words: Word[], texts: string[], at: number): Generator<Mention> {
  for (const { length, group } of groupsAt(texts, at)) {
    const to = at + length
    // 'Children's Hospital' is no child; a clause does not go on in the next.
    if (words[to - 1]?.isPossessive) continue
    if (words.slice(at, to - 1).some(({ isLast }) => isLast)) continue
    // 'A couple of closets', 'a family of ferns'; but 'a family of four'.
    if (
      /^(?:couple|family)$/.test(texts[to - 1] ?? '') &&
      texts[to] === 'of' &&
      !isCount(texts[to + 1])
    )
      continue
    if (group.kind === 'people' || group.kind === 'thing') {
      const person = group.isSingular ? personAfter(words, texts, to) : null
      yield {
        from: at,
        to: person ?? to,
        group,
        isPeople: (group.kind === 'people' && !group.isSingular) || person !== null,
      }
      continue
    }
    const person = personAfter(words, texts, to)
    if (person) yield { from: at, to: person, group, isPeople: true }
    else if (group.kind === 'quality') yield { from: at, to, group, isPeople: false }
    else if (
      SETTLEMENTS.has(texts[to] ?? '') ||
      [1, 2, 3].some(
        (back) => SHARES.has(texts[at - back] ?? '') || INHABITANTS.has(texts[at - back] ?? ''),
      )
    )
      yield { from: at, to, group, isPeople: false }
  }
}

/** Where a word for people ends that the words from `at` on lead to: 'black', 'working', 'couples'. */
const personAfter = (words: Word[], texts: string[], at: number): number | null => {
  for (let next = at; next < at + 3 && next < words.length; next += 1) {
    if (words[next - 1]?.isLast) return null
    const text = texts[next] ?? ''
    if (PERSONS.has(text)) return words[next]?.isPossessive ? null : next + 1
    if (
      !/^(?:young|old|older|single|working|professional|speaking|or|and|tenant|jewish|christian|male|female)$/.test(
        text,
      ) &&
      groupsAt(texts, next).length === 0
    )
      return null
  }
  return null
}

const preferenceAbout = (mention: Mention, words: Word[]): Preference | null => {
  const { from, to, group } = mention
  const asked = (at: number, until: number, manner: Manner): Preference => ({
    start: words[at]?.start ?? 0,
    end: words[until - 1]?.end ?? 0,
    manner,
    protects: group.protects,
  })
  const after = cueAfter(mention, words)
  if (after) {
    const before = after.manner === 'excludes' ? null : cueBefore(mention, words)
    return asked(
      before?.at ?? from,
      after.until,
      before?.manner === 'excludes' ? 'excludes' : after.manner,
    )
  }
  const before = cueBefore(mention, words)
  return before ? asked(before.at, Math.max(to, before.until ?? to), before.manner) : null
}

const cueBefore = (
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

const cueAfter = (
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

/** 'No adults were home' shuts nobody out; adults, couples and professionals are what others are turned away for. */
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

const INHABITANTS: ReadonlySet<string> = new Set([
  'everyone',
  'everybody',
  'neighbors',
  'residents',
])
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

const remembered = new WeakMap<Word[], string[]>()
const textsOf = (words: Word[]): string[] => {
  const known = remembered.get(words) ?? words.map(({ text }) => text)
  remembered.set(words, known)
  return known
}

/** Two findings about the same words are one. */
const merged = (found: Preference[]): Preference[] => {
  const kept: Preference[] = []
  for (const each of found.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    const previous = kept.at(-1)
    if (previous && each.start < previous.end) {
      previous.end = Math.max(previous.end, each.end)
      if (each.manner === 'excludes') previous.manner = 'excludes'
    } else kept.push({ ...each })
  }
  return kept
}
