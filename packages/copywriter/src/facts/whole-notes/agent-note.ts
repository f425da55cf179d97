import { articleFor } from '@listwright/reviewer/language'
import { FULL_MONTHS } from '../figures/months.ts'
import { isPresence, isRequest } from '../grammar/presence.ts'
import { tagged } from '../grammar/tags.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { unknownWord } from '../refusals/unknown-words.ts'
import { subjectOf, withArticle } from '../statements/rule.ts'
import { isThing } from '../statements/thing-name.ts'
import { withoutPuffery } from '../tidying/puffery.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { repaired } from '../vocabulary/spelling.ts'
import { cleanedNote } from './cleaned-note.ts'
import { withMeasuresAlone } from './measures-alone.ts'
import { personClauses } from './person-clauses.ts'

const WORDS_MAX = 14

/** Words of a request, of praise or of a promise, which are no part of a description. */
export const NO_NOTE =
  /\b(?:ask|see|call|bring|please|rare|easy|best|always|upside|savings?|you|your|we|our|look|come|check|shoes|sorry|special(?! assessments?\b)|starter|investment|investor|notice|show|showing|must see|great|(?<!full[- ])price|disclosure|\d+ ?[ap]m|(?:mon|tues|wednes|thurs|fri|satur|sun)day|offers? (?:review|due)|x\d|\d\/\d (?:miles|acres) (?!away|to|from|of|off)[a-z]+|fam|mo|ft|m to m)\b| (?:yes|no|none)$|^[a-z]+ (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)$/iu

/**
 * A note in the agent's words, in the order in which they were typed: shorthand written out, no praise.
 * `null` where it would not be understood without the note before it, or is no description.
 */
export const agentNote = (typed: string): ItemFeature | null => {
  const text = agentWords(typed)
  const clauses = personClauses(text)
  if (clauses) return clauses
  const words = text.split(' ')
  const noun = words.find((word) =>
    isHeadNoun(singular(word.toLowerCase().replace(/[^a-z-]/g, ''))),
  )
  if (!noun || words.length < 2 || words.length > WORDS_MAX || NO_NOTE.test(text)) return null
  if (!isPhrase(text) || unknownWord([itemFeature({ text, kind: 'condition', statement: text })]))
    return null
  // 'needs paint' and 'would make an office' have the property as their subject.
  if (/^(?:needs|would make|could be) /.test(text))
    return itemFeature({ text, kind: 'condition', statement: `it ${text}` })
  const clause = clauseOf(text)
  if (clause) return itemFeature({ text, kind: 'condition', statement: clause })
  if (isRequest(text)) return null
  const kindOfWord = kindOfNoun(singular(noun.toLowerCase().replace(/[^a-z-]/g, '')))
  // A note about a fee is no clause that could follow the dues, and a defect is more than its place.
  const kind = kindOfWord && kindOfWord !== 'fee' && !DEFECT.test(text) ? kindOfWord : 'condition'
  const thing = presenceOf(text)
  return thing && isPresence(thing)
    ? itemFeature({ text, kind, statement: thing })
    : itemFeature({ text, kind })
}

const DEFECT =
  /\b(?:leaks?|cracks?|mold|rot|damage|infestation|settling|stains?|hazards?|asbestos|violations?)\b/i

const CLAUSE =
  /^((?:[a-z-]+ ){0,2}[a-z-]+) ((?:could|can|may|might|would) (?:be|become|make|serve) [a-z][a-z -]*)$/

/** 'attic could be finished for more living space' is a clause that lacks only its article. */
const clauseOf = (text: string): string | null => {
  const [, thing = '', said = ''] = CLAUSE.exec(text) ?? []
  const whole = said.replace(
    /^(.* (?:to|into|as)) (?!an? |the )([a-z][a-z -]*)$/,
    (_, verb: string, object: string) => `${verb} ${withArticle(object)}`,
  )
  return isThing(thing) ? `${subjectOf(thing)} ${withArticles(whole)}` : null
}

/** 'on-site rental program' is 'there is an on-site rental program'; a longer note stays as it was typed. */
const presenceOf = (typed: string): string | null => {
  const text = typed.replace(/^on[- ]site /i, 'on-site ').replace(/^good /i, '')
  const [core = '', tail = ''] = text.split(/ (?=(?:in|on|at|for|near|along) )/)
  const tags = tagged(core)
  const isSimple =
    tags.every(({ tag }) => /^(?:NOUN|ADJ|PROPN)$/.test(tag)) && !/[\d,;()]/.test(text)
  if (/ (?:so|but|not|which|that) /.test(tail)) return null
  if (!isSimple || tags.at(-1)?.tag !== 'NOUN' || tags.length > 4) return null
  const { phrase } = nounPhrase(core)
  const isMass = phrase.number === 'mass' || /ing$/.test(phrase.head)
  const article = phrase.number === 'singular' && !isMass ? `${articleFor(phrase.text)} ` : ''
  const verb = phrase.number === 'plural' ? 'are' : 'is'
  return `there ${verb} ${article}${phrase.text}${tail ? ` ${withArticles(tail)}` : ''}`
}

const MONTH = /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?(?= \d)/gi

/** The words of a note, clean: '22kw, serviced yearly' is '22 kW, serviced yearly'. */
export const agentWords = (typed: string): string =>
  typed
    .replace(
      /\b(furniture|furnishings|appliance|upgrade|option|lighting) (?:pkg|pkge)\b/gi,
      '$1 package',
    )
    // Each part is cleaned by itself: '2021, 3 units' would otherwise be read as the number 2021,3.
    .split(/,\s+/)
    .map(cleanedPart)
    .filter(Boolean)
    .join(', ')

const cleanedPart = (typed: string, at: number): string => {
  const clean = cleanedNote(typed)
  const name = at === 0 || !/^\p{Lu}\p{Ll}/u.test(typed) ? nameAtStart(typed) : ''
  const rest =
    name && clean.toLowerCase().startsWith(name.toLowerCase()) ? clean.slice(name.length) : null
  const text = rest === null ? repaired(clean).text : `${name}${repaired(rest).text}`
  const words = withoutPuffery(text)
    .text.replace(
      MONTH,
      (short, month: string) => FULL_MONTHS[month.slice(0, 3).toLowerCase()] ?? short,
    )
    .replace(/(\d)kw\b/gi, '$1 kW')
    .replace(/(?<=\d )lbs?\b/gi, 'pounds')
    .replace(/\$(\d+)K\b/gi, '$$$1,000')
    .replace(/\bone mo\b/g, 'one month')
  return withMeasuresAlone(words).replace(/\s+/g, ' ').trim()
}

/** The first word where it is a name: no word of the dictionary, or before another capital. */
const nameAtStart = (typed: string): string => {
  const [, first = '', next = ''] = /^(\p{Lu}\p{Ll}+)(?: (\p{L}+))?/u.exec(typed.trim()) ?? []
  const isName = first !== '' && (!isKnownWord(first.toLowerCase()) || /^\p{Lu}\p{Ll}/u.test(next))
  return isName ? first : ''
}

/** Whether it ends as a phrase does, and holds no mark of a list. */
const isPhrase = (text: string): boolean => {
  const last = tagged(text).at(-1)
  return (
    last !== undefined &&
    !/^(?:ADP|DET|CCONJ|SCONJ|PART)$/.test(last.tag) &&
    !/[=@:+]|\/[a-z]|-foot [A-Z]/.test(text)
  )
}
