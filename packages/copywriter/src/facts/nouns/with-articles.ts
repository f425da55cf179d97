import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../figures/measures.ts'
import { isMassNoun } from './head-nouns.ts'
import { headOf, nounPhrase } from './noun-phrase.ts'
import { DEED, IDIOM_WITHOUT_ARTICLE } from './tails.ts'

const PREPOSITION =
  'in|on|at|to|from|of|off|under|over|near|for|by|with|through|throughout|behind|beside|above|below|across from|next to|into|around|along|inside|outside'
const PHRASE = new RegExp(
  `(?<!-)\\b(${PREPOSITION}) ((?!(?:${PREPOSITION}) )[^,;]+?)(?=(?: (?:${PREPOSITION}|and|or) |,|;|$))`,
  'gi',
)
/** Words after which no article is missing. */
const HAS_ONE =
  /^(?:a|an|the|this|that|its|their|your|each|every|all|both|some|any|no|one|two|three|four|five|six|seven|eight|nine|ten|other|another|them|it|which|those|these|whom|us|after|before)\b|^[\d$]/i
/** People who are not known yet: 'ready for an owner occupant'. */
const SOMEBODY =
  /^(?:new )?(?:owner|owner[- ](?:occupant|user)|occupant|buyer|investor|builder|user|tenant|operator)$/i
/** Those whom the reader knows of: 'verify with the county'. */
const KNOWN_PARTY =
  /\b(?:county|city|town|township|state|village|district|association|HOA|owner|seller|landlord|tenant|buyer|agent|lender|department|board|house|home|property|sale|rent|lease|street|road)$/i
/** Places that stand without an article. */
const BARE =
  /^(?:move|repair|replace|remove|build|convey|subdivide|finish|install|maintain|redesign|oil|month|month at \$\d.*|(?:units?|suites?|lots?|apartments?) (?:\d+|[A-Z])$|ground level|separate contract|town|downtown|uptown|(?:conservation|public|state|federal|BLM|trust|protected|common) land|site|place|use|service|operation|progress|process|cash|file|grade|slab|demand|order|foot|water|city water|county water|public water|city sewer|code|market|season|date|request|case|chevron|herringbone|basketweave|wind|plywood|separate (?:bill of sale|application|agreement|negotiation|deed)|\d{1,2}(?::\d\d)? ?[ap]m(?: to .+)?|closing|settlement|signing|transfer|front|below|above|probate|escrow|(?:extra|additional|no) (?:cost|charge)|sale|lease|rent|choice|(?:[a-z]+ )?condition|(?:bay|gate|(?:bus |train )?(?:line|route)|suite|unit|building|lot|phase|stall) \S+|(?:level|floor) [A-Z]?\d+)$/i

/**
 * Puts in the articles that a typed note leaves out after prepositions.
 * @example withArticles('soft in hall bath') // 'soft in the hall bath'
 */
export const withArticles = (text: string): string =>
  measured(text).replace(PHRASE, (whole, preposition: string, object: string) => {
    if (/^for$/i.test(preposition) && SOMEBODY.test(object))
      return `${preposition} ${articleFor(object)} ${object}`
    if (/^on$/i.test(preposition) && /^front$/i.test(object)) return `${preposition} the ${object}`
    if (
      HAS_ONE.test(object) ||
      (/^to$/i.test(preposition) && DEED.test(object)) ||
      BARE.test(object) ||
      IDIOM_WITHOUT_ARTICLE.test(whole) ||
      isNamed(object)
    )
      return whole
    const { phrase } = nounPhrase(object)
    const isOpen = phrase.number === 'singular' && !isMassNoun(phrase.head, object.toLowerCase())
    // What something has is not known yet.
    const isNew = /^with$/i.test(preposition) && !KNOWN_PARTY.test(object)
    const article = isNew ? articleFor(object) : 'the'
    return isOpen ? `${preposition} ${article} ${object}` : whole
  })

/** A name is complete; a name before a common noun is not: 'the HCA hospital'. */
const isNamed = (object: string): boolean =>
  /^\p{Lu}/u.test(object) && /^[^a-z]|\d/.test(typedHead(object))

const typedHead = (object: string): string => {
  const words = object.split(' ')
  const head = headOf(object)
  return words.find((word) => word.toLowerCase() === head) ?? object
}
