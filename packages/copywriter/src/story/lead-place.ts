import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { isOfSchools } from '../facts/school-names.ts'
import type { Sentence } from './sentence.ts'

/** A first sentence whose subject is the property and whose verb can have a second predicate. */
const OPEN_LEAD =
  /^This (?!(?:[^,]*\b(?:rents|leases|is priced|is offered)\b))[^,;:]+ (?:has|offers|is|backs|features|comes with|gives you)\b(?!.*\. )[^;:]*\.$/
/** 'The house is near the park.' says something of the property. */
const OF_THE_PROPERTY = /^(?:The [a-z-]+|It|It's) ?(?=(?:is|backs|sits|borders|fronts|adjoins)\b)/
/** 'The beach is a mile away.' is a clause of its own. */
const OF_A_PLACE = /^(?:The|A|An) /

const LEAD_MAX = 20
const PLACE_MAX = 11

/**
 * The first paragraph, and what is left of the surroundings: the place ends the first sentence where that is all that was
 * said before.
 */
export const firstParagraph = (
  sentences: readonly Sentence[],
  near: readonly Sentence[],
  subject: string,
): [first: Sentence[], around: readonly Sentence[]] => {
  const [lead, ...others] = sentences
  if (!lead || others.length > 0) return [[...sentences], near]
  const [first, ...around] = withPlaceInLead(lead, near, subject)
  return [[first], around]
}

/** A short remark about where the property is ends the first sentence instead of following it as a stub. */
const withPlaceInLead = (
  lead: Sentence,
  [next, ...rest]: readonly Sentence[],
  subject: string,
): [Sentence, ...Sentence[]] => {
  const tail = next && canEnd(lead, next) ? predicateOf(next, subject) : null
  if (!next || !tail) return [lead, ...(next ? [next, ...rest] : [])]
  const { text, spans } = concatenate(...joined(withoutStop(lead), tail))
  const features = [...lead.features, ...next.features]
  return [{ ...lead, text: `${text}.`, spans, features }, ...rest]
}

const canEnd = (lead: Sentence, next: Sentence): boolean =>
  lead.role === 'lead' &&
  OPEN_LEAD.test(lead.text) &&
  !/, (?:with|and) /.test(lead.text) &&
  next.role === 'statement' &&
  next.features.every((feature) => feature.kind === 'location' && !isOfSchools(feature)) &&
  words(lead) <= LEAD_MAX &&
  words(next) <= PLACE_MAX &&
  !/[,;:]|\bscore\b/i.test(next.text)

/** 'is a ranch near the park', 'is on the top floor and on the bus line', 'has a den and a loft, and is near the park'. */
const joined = (lead: Passage, { words: tail, isClause }: Tail): [Passage[], string] => {
  const isList = / and |, /.test(lead.text)
  if (isClause || isList) return [[lead, tail], ', and ']
  const place = / is (?:an?|on|in) /.test(lead.text) && tail.text.startsWith('is ')
  if (!place) return [[lead, tail], ' and ']
  const isKind = / is an? /.test(lead.text) && PLACED.test(tail.text)
  return [[lead, from(tail, 'is '.length)], isKind ? ' ' : ' and ']
}

const PLACED =
  /^is (?:near|on|in|minutes|steps|across|within|close to|at|[\w.]+ (?:blocks?|miles?|minutes))\b/

const words = ({ text }: Passage): number => text.split(' ').length

const withoutStop = ({ text, spans }: Passage): Passage => ({
  text: text.replace(/\.$/, ''),
  spans,
})

interface Tail {
  words: Passage
  /** It has a subject of its own. */
  isClause: boolean
}

const predicateOf = (sentence: Sentence, subject: string): Tail | null => {
  const { text, spans } = withoutStop(sentence)
  const isOwn = text.toLowerCase().startsWith(`${subject} `)
  const shared = isOwn ? `${subject} `.length : 0
  if (shared > 0 && OF_THE_PROPERTY.test(text))
    return { words: from({ text, spans }, shared), isClause: false }
  if (isOwn || !OF_A_PLACE.test(text)) return null
  const lowered = text.charAt(0).toLowerCase() + text.slice(1)
  return { words: { text: lowered, spans }, isClause: true }
}

const from = ({ text, spans }: Passage, start: number): Passage => {
  const rest = passage(text.slice(start))
  return {
    text: rest.text,
    spans: spans
      .filter(({ end }) => end > start)
      .map(({ start: at, end, source }) => ({
        start: Math.max(0, at - start),
        end: end - start,
        source,
      })),
  }
}
