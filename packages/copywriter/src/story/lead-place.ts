import { concatenate, type Passage, sliced } from '../compose/passage.ts'
import { isOfSchools } from '../facts/school-names.ts'
import type { Sentence } from './sentence.ts'

/** A first sentence whose subject is the property and whose verb can have a second predicate. */
const OPEN_LEAD =
  /^This (?!(?:[^,]*\b(?:rents|leases|is priced|is offered)\b))[^,;:]+ (?:has|offers|is|backs|features|comes with|gives you)\b(?!.*\. )[^;:]*\.$/
/** 'The house is near the park.' says something of the property. */
const OF_THE_PROPERTY = /^(?:The [a-z-]+|It|It's) ?(?=(?:is|backs|sits|borders|fronts|adjoins)\b)/
const LEAD_MAX = 20
const PLACE_MAX = 11

interface Property {
  /** 'the house' */
  subject: string
  city: string
}

/**
 * The first paragraph, and what is left of the surroundings: the place ends the first sentence where that is all that was
 * said before.
 */
export const firstParagraph = (
  sentences: readonly Sentence[],
  near: readonly Sentence[],
  property: Property,
): [first: Sentence[], around: readonly Sentence[]] => {
  const [lead, ...others] = sentences
  if (!lead || others.length > 0) return [[...sentences], near]
  const [first, ...around] = withPlaceInLead(lead, near, property)
  return [[first], around]
}

/** A short remark about where the property is ends the first sentence instead of following it as a stub. */
const withPlaceInLead = (
  lead: Sentence,
  [next, ...rest]: readonly Sentence[],
  { subject, city }: Property,
): [Sentence, ...Sentence[]] => {
  const tail = next && canEnd(lead, next) ? predicateOf(next, subject) : null
  const isEven = tail !== null && (DISTANT.test(tail.text) || !/ and |, /.test(lead.text))
  if (!next || !tail || !isEven || (city !== '' && tail.text.includes(city)))
    return [lead, ...(next ? [next, ...rest] : [])]
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

/** 'is a ranch near the park', 'is on the top floor and on the bus line', 'has a den and a loft, 10 minutes from the park'. */
const joined = (lead: Passage, tail: Passage): [Passage[], string] => {
  if (DISTANT.test(tail.text) && !/ is /.test(lead.text))
    return [[lead, sliced(tail, 'is '.length)], ', ']
  const place = / is (?:an?|on|in) /.test(lead.text) && tail.text.startsWith('is ')
  if (!place) return [[lead, tail], ' and ']
  const isKind = / is an? /.test(lead.text) && PLACED.test(tail.text)
  return [[lead, sliced(tail, 'is '.length)], isKind ? ' ' : ' and ']
}

/** 'is 10 minutes from the park' */
const DISTANT = /^is (?:about |less than |under )?[\w.-]+ (?:minutes?|miles?|blocks?) from /
const PLACED =
  /^is (?:near|on|in|minutes|steps|across|within|close to|at|[\w.]+ (?:blocks?|miles?|minutes))\b/

const words = ({ text }: Passage): number => text.split(' ').length

const withoutStop = (sentence: Passage): Passage =>
  sliced(sentence, 0, sentence.text.replace(/\.$/, '').length)

/** 'is near the park'; a clause with a subject of its own, such as 'the beach is a mile away', stays a sentence. */
const predicateOf = (sentence: Sentence, subject: string): Passage | null => {
  const words = withoutStop(sentence)
  const isOwn =
    words.text.toLowerCase().startsWith(`${subject} `) && OF_THE_PROPERTY.test(words.text)
  return isOwn ? sliced(words, `${subject} `.length) : null
}
