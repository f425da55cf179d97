import { concatenate, type Passage, sliced } from '../compose/passage.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { PASSED_BY } from './fronted.ts'
import type { Sentence } from './sentence.ts'

/** A first sentence whose subject is the property and whose verb can have a second predicate. */
const OPEN_LEAD =
  /^This (?!(?:[^,]*\b(?:rents|leases|is priced|is offered)\b))[^,;:]+ (?:has|offers|is|backs|features|comes with|gives you)\b(?!.*\. )[^;:]*\.$/
/** 'The house is near the park.' says something of the property. */
const OF_THE_PROPERTY = /^(?:The [a-z-]+|It|It's) ?(?=(?:is|backs|sits|borders|fronts|adjoins)\b)/
const LEAD_MAX = 24
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
  const glue = tail && (city === '' || !tail.text.includes(city)) ? glueOf(lead, tail) : null
  if (!next || !tail || glue === null) return [lead, ...(next ? [next, ...rest] : [])]
  const place = sliced(tail, 'is '.length)
  const features = [...lead.features, ...next.features]
  const { text, spans } =
    glue === ASIDE
      ? withAside(withoutStop(lead), place)
      : concatenate([withoutStop(lead), place], glue)
  return [{ ...lead, text: `${text}.`, spans, features }, ...rest]
}

/** Before it, the place can stand: 'this condo is $265,000' has no such verb. */
const ASIDE_BEFORE = /(?= (?:has|offers|features|comes with|gives you) )/

/** 'This Erie house, two miles from the lake, has a den': at the end, the place would be that of the den. */
const withAside = (lead: Passage, place: Passage): Passage => {
  const verb = lead.text.search(ASIDE_BEFORE)
  return concatenate([sliced(lead, 0, verb), place, sliced(lead, verb + 1)], ASIDE)
}

const canEnd = (lead: Sentence, next: Sentence): boolean =>
  lead.role === 'lead' &&
  OPEN_LEAD.test(lead.text) &&
  next.role === 'statement' &&
  next.features.every((feature) => feature.kind === 'location' && !isOfSchools(feature)) &&
  words(lead) <= LEAD_MAX &&
  words(next) <= PLACE_MAX &&
  !/[,;:]|\bscore\b/i.test(next.text)

/**
 * What stands between the first sentence and a place: 'is a ranch near the park', 'is on the top floor and on the bus
 * line', 'This house, 10 minutes from the park, has a den'. 'Has a porch and is near the highway' joins unlike facts.
 */
const glueOf = (lead: Passage, tail: Passage): string | null => {
  if (!tail.text.startsWith('is ')) return null
  if (!/ is (?:an?|on|in) /.test(lead.text) && !HAS_TWO_VERBS.test(lead.text))
    return DISTANT.test(tail.text) && !PASSED_BY.test(tail.text) && ASIDE_BEFORE.test(lead.text)
      ? ASIDE
      : null
  if (/ and |, /.test(lead.text)) return null
  return / is an? /.test(lead.text) && PLACED.test(tail.text) ? ' ' : ' and '
}

/** In 'backs to the trail and, 10 minutes from CSU, has views' the place would tear the verbs apart. */
const HAS_TWO_VERBS = / and (?:has|offers|features|comes with|gives you) /

/** The place stands between the subject and its verb. */
const ASIDE = ', '

/** 'is 10 minutes from the park', 'is near the lake' */
const DISTANT =
  /^is (?:(?:about |less than |under )?[\w.-]+ (?:minutes?|miles?|blocks?) from |near |close to |minutes from |steps from |across from |within walking distance of )/
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
