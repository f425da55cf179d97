import { concatenate, type Passage } from '../compose/passage.ts'
import type { Topic } from './topic.ts'

/** A sentence with what it is about. */
export interface Told {
  topic: Topic | 'has'
  said: Passage
}

const SHORT = 72
const LONGEST_PAIR = 124
/** Two stubs about the property make one sentence: 'It has a wet bar and is gated.' */
const SHORT_PAIR = 76

/** What may be done, what is let and what is agreed on are one matter. */
const DEAL: ReadonlySet<Told['topic']> = new Set(['rules', 'terms', 'income'])
const SITE: ReadonlySet<Told['topic']> = new Set(['land', 'parking', 'place', 'rules', 'systems'])

/** Words that lose their capital inside a sentence; any other might be a name. */
const COMMON =
  /^(?:The|It|There|An?|Each|All|Cats|Dogs|Pets|Small|Parking|Short-term|Utilities|Boat|Laundry|Street|Furnishings) /
const DENIAL = /\b(?:no|not|none|never)\b/i

/** Short sentences about one matter, two by two: 'The home is available March 1, and the lease is for 12 months.' */
export const paired = (sentences: readonly Told[], isLand: boolean): Passage[] => {
  const said: Passage[] = []
  for (let at = 0; at < sentences.length; at += 1) {
    const [one, other, third] = sentences.slice(at, at + 3)
    if (!one) break
    // A sentence that has a nearer relative behind it waits for that one.
    const isAwaited =
      other &&
      third &&
      one.topic !== other.topic &&
      other.topic === third.topic &&
      canPair(other, third, isLand)
    if (other && !isAwaited && canPair(one, other, isLand)) {
      said.push(underOneSubject(one.said, other.said))
      at += 1
    } else said.push(one.said)
  }
  return said
}

const canPair = (one: Told, other: Told, isLand: boolean): boolean => {
  const [first, second] = [one.said.text, other.said.text]
  const isPlain = [first, second].every((text) => text.length <= SHORT && !/[,;:?]/.test(text))
  if (!isPlain || first.length + second.length > LONGEST_PAIR || !COMMON.test(second)) return false
  if (DENIAL.test(first) !== DENIAL.test(second)) return false
  // A flood zone is not told in one breath with the sun.
  if ((one.topic === 'condition') !== (other.topic === 'condition')) return false
  const isCondition = one.topic === 'condition' && other.topic === 'condition'
  const isOneMatter = isCondition || (DEAL.has(one.topic) && DEAL.has(other.topic))
  const isShort = first.length + second.length <= SHORT_PAIR && isSameSubject(first, second)
  const isSite = isLand && SITE.has(one.topic) && SITE.has(other.topic)
  const isOfIt = OF_IT.has(other.topic) && second.startsWith('It ') && SUBJECT.test(first)
  return (
    isOneMatter ||
    isSite ||
    isOfIt ||
    isShort ||
    (one.topic === 'kind' && isSameSubject(first, second))
  )
}

/** Where a property is, or what it has, follows what was said of it. */
const OF_IT: ReadonlySet<Told['topic']> = new Set(['place', 'kind'])
const SUBJECT = /^(?:It|The \w+) (?=is |has )/

const isSameSubject = (first: string, second: string): boolean => {
  const [one, other] = [SUBJECT.exec(first)?.[0], SUBJECT.exec(second)?.[0]]
  return one !== undefined && (one === other || other === 'It ')
}

/** 'It has laundry inside and is near the lake.': a subject that stays is said once. */
const underOneSubject = (one: Passage, other: Passage): Passage => {
  if (!isSameSubject(one.text, other.text) || / and /.test(one.text))
    return joinedClauses(one, other)
  const cut = SUBJECT.exec(other.text)?.[0].length ?? 0
  const rest = {
    text: other.text.slice(cut),
    spans: other.spans
      .filter(({ end }) => end > cut)
      .map((span) => ({ ...span, start: Math.max(0, span.start - cut), end: span.end - cut })),
  }
  return concatenate([{ text: one.text.replace(/\.$/, ''), spans: one.spans }, rest], ' and ')
}

/** 'The house has central air, and the roof was new in 2021.' */
export const joinedClauses = (one: Passage, other: Passage): Passage => {
  const first = { text: one.text.replace(/\.$/, ''), spans: one.spans }
  const second = {
    text: other.text.charAt(0).toLowerCase() + other.text.slice(1),
    spans: other.spans,
  }
  return concatenate([first, second], ', and ')
}
