import { isFiniteVerb, isNoun, isParticiple } from '../grammar/sense.ts'
import { tagged } from '../grammar/tags.ts'
import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'

/** Whether a feature that was read from a note says something by itself: a known thing, or a clause about one. */
export const isSound = (feature: ItemFeature, typed: string): boolean =>
  feature.statement === null
    ? isThing(feature)
    : isClauseAboutThing(feature.statement, feature.kind === 'view') &&
      !hasInventedFigure(feature.statement, typed)

const isThing = ({ name, concept, kind }: ItemFeature): boolean =>
  name !== null &&
  (concept !== null ||
    kind === 'view' ||
    name.isName ||
    !(isParticiple(name.head) || /:|.\$| only |^(?:would|could|can|will) /.test(name.text))) &&
  isPlace(name.tail)

/** What stands behind the name of a thing has no verb of its own: 'in the basement brings about $80'. */
const isPlace = (tail: string): boolean =>
  !/\b(?:the|an?) (?:about|approx|approximately|around|now)\b/.test(tail) &&
  !tagged(tail.replace(/\(.*\)|\bthat .*/, '')).some(
    (word, at, words) => at > 1 && at < words.length - 1 && isFiniteVerb(word),
  )

const isClauseAboutThing = (statement: string, isView: boolean): boolean => {
  if (IS_BROKEN.test(statement) || LACKS_OWNER.test(statement)) return false
  if (HAS_STATE_IN_SUBJECT.test(statement) || IS_RUN_TOGETHER.test(statement)) return false
  const [, done] = /\bwill ([a-z]+)$/.exec(statement) ?? []
  if (done && isHeadNoun(done)) return false
  const [, subject] = SUBJECT.exec(`${statement} `) ?? []
  return subject === undefined || isView || isSubject(subject)
}
const SUBJECT = /^the ([^,]+?) (?:is|are|was|were|has|have|had|dates?|will|does|do|could|can|may) /

/** A verb without what it needs, an article before the wrong word, or a time that does not fit its verb. */
const IS_BROKEN =
  /^(?:two|three|four|five|six) is |^there are [a-z]+-acre (?:just|in|on|outside)\b|^it is (?:[a-z]+ ){0,2}[a-z]+s (?:paid|done|owned)\b|^the [^,]* (?:is|are) (?:too|not|now|ago|combined)$|^there are an? [^,]* with |\ba (?=(?!one\b|once\b|us|un[ai]|eu|ewe)[aeiou][a-z])|\bha(?:s|ve) been [a-z]+ed [^,]*\bago$|\b(?:is|are) ago\b|^there is (?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d\d+) [a-z]+$|\bwill not provide$|^\d[\d.,]* (?!feet|acres)[a-z]+ (?:is|are) [a-z]+ed$|^\S+ if [a-z]+ed |\b\dwd\b|\b(?:19|20)\d\d [a-z]+ed [a-z]/
/** Two clauses that were read as one, or a noun that was taken for a part of the verb: 'the laundry room steps are away'. */
const IS_RUN_TOGETHER =
  /\bso (?:[a-z]+ing|sleeps|[a-z]+s?) (?:is|are|\w+$)|\bsteps are away\b|\bself (?:is|are)\b|\bin and [a-z ]+ (?:is|are)\b|^[^,]* but (?!is\b|are\b|not\b|has\b|was\b|can\b|needs?\b|could\b|no\b)[a-z]+(?: [a-z]+)? (?:is|are|has|was)\b|\b(?:seller|buyer|owner)s (?:responsibility|expense|cost)\b|\b(?:is|are|was|were) an? [a-z ]+, the [a-z]+, and the /
/** 'the roof replaced after hail dates from 2022', 'the heat paid by tenants' */
const HAS_STATE_IN_SUBJECT =
  /^the (?:(?!is |are |was |were |has |have |be |been |can |could |will |may |must )[a-z-]+ ){1,4}(?:[a-z]+ed|paid|shared) (?:by|after|with|from) [a-z ]+(?: (?:dates from|is from|is|are|was|were)\b|$)/
/** A verb whose subject was typed elsewhere: 'owner retiring, will train' does not mean the property. */
const LACKS_OWNER =
  /^it (?:can|could|may|might|will|would|should) (?!be\b|need\b|not\b|qualify\b|come\b)/

/** Whether a clause can be about it: its last word is a noun and no measure. */
const isSubject = (subject: string): boolean => {
  const { core } = placed(subject)
  if (/^\d[\d.,]*[- ]?[a-z]{0,4}$/i.test(core) || /\d\/[a-z]/i.test(subject)) return false
  if (
    /^(?:(?:\S+-)?(?:year|month|day|foot|acre|lb|pound)s?|in-unit|new)$/i.test(core) ||
    /^open [A-Z]/.test(core)
  )
    return false
  if (/^\p{Lu}/u.test(core.split(' ').at(-1) ?? '')) return true
  if (isHeadNoun(singular(headOf(core))) || /\b(?:clean out|on site)$/.test(subject)) return true
  const last = tagged(`the ${core} is`).at(-2)
  return last !== undefined && isNoun(last) && !isParticiple(last.text)
}

/** What is measured in these is no sum of money. */
const UNIT = String.raw`(?: ?(?:ft|feet|foot|sf|sq|ac|acres?|lbs?|mi|miles?|min|minutes|yrs?|years?|amps?|kw|tons?|gal)\b|[%'"])`

/** '600 ft away' is not $600, and '5/31' is the end of May. */
const hasInventedFigure = (statement: string, typed: string): boolean => {
  const sums = Array.from(statement.matchAll(/\$([\d,]+)/g), ([, sum = '']) => sum)
  if (sums.some((sum) => new RegExp(`(?<![\\d$,.])${sum}${UNIT}`, 'i').test(typed))) return true
  return /\b203[01]\b/.test(statement) && /\b\d{1,2}\/3[01]\b(?!\/)/.test(typed)
}
