import { articleFor } from '@listwright/reviewer/language'
import type { NounPhrase } from '../feature.ts'
import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun, isPluralNoun, singular } from '../nouns/head-nouns.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { isGarbled } from './garbled.ts'
import { isPresence } from './presence.ts'
import { type TaggedWord, tagged } from './tags.ts'
import { isVerbAlone } from './verbs.ts'

/** Whether a reading cannot be said: 'a photos similar', 'the freshly has been painted', 'the harbor are in view'. */
export const isSenseless = ({ name, statement, concept }: ItemFeature): boolean => {
  if (statement) return !isClause(statement)
  // 'for the pool heater ready if buyer wants one' is no place.
  if (name && / (?:if|when|unless|because) /.test(` ${name.tail} `)) return true
  // 'mineral rights convey' has a verb of its own.
  if (name && isVerbAlone(name.head) && isPluralNoun(name.text.split(' ').at(-2) ?? '')) return true
  // 'on the roof and' goes on; 'main-level all vinyl floors' and 'two-bedroom same size' have lost a verb.
  if (name && (/ (?:and|or)$/.test(name.tail) || / (?:all|same) [a-z]/.test(name.text))) return true
  // A year inside a name was typed of something else: 'pool 2008 salt'.
  if (name && / (?:19|20)\d\d [a-z]/.test(name.text)) return true
  // 'one-bay air-conditioned' names no thing.
  if (name && /-/.test(name.head) && isParticiple(name.head)) return true
  if (name === null || concept !== null || name.isName) return false
  if (!isName(name)) return true
  const verb = name.number === 'plural' ? 'are' : 'is'
  return (
    / /.test(`${name.text}${name.tail}`) &&
    !isPresence(`there ${verb} ${name.text} ${name.tail}`.trim())
  )
}

/** Adjectives that name a kind of home, a sum or a share by themselves. */
const ADJECTIVE_NOUNS =
  /^(?:modern|contemporary|traditional|colonial|victorian|craftsman|double|double-wide|special|potential|minimum|maximum|square|flat|rental|concrete|top|third|half|upstairs|downstairs|original|classic|interior|exterior|commercial|residential|dental|medical|mini|split|deluxe|standard|equivalent|home|complex|high-rise|single)$/i

export const isNoun = ({ tag, text }: TaggedWord): boolean =>
  /^(?:NOUN|PROPN|NUM|X|SYM)$/.test(tag) ||
  ADJECTIVE_NOUNS.test(text) ||
  /\w-\w/.test(text) ||
  /[a-z]ing$/.test(text) ||
  isHeadNoun(singular(text.toLowerCase())) ||
  // The tagger takes nouns such as 'a walk' and 'the switch' for verbs.
  (tag === 'VERB' && !isParticiple(text))

const NOUN_IN_ED =
  /(?:^|-)(?:bed|daybed|flatbed|shed|toolshed|watershed|seed|feed|deed|need|speed|red|lead|homestead|spread|thread)$|(?:^|down|up|mid)town$|(?:^|-)(?:crown|brown|down)$/i

export const isParticiple = (word: string): boolean =>
  /(?:ed|own|ought|uilt|roken|orn|ozen|seen|hidden)$|^(?:re)?(?:done|laid|hung|dug|wound)$|^(?:kept|swept|strung|taken|gone)$/i.test(
    word,
  ) && !NOUN_IN_ED.test(word)

/** Verbs that are nouns in the names of things: 'a transfer switch', 'a rental permit'. */
const NOUN_TOO =
  /^(?:transfer|permit|lease|rent|lift|drop|view|dock|trade|cook|work|play|fire|water|ski|live|cut|break|mix)s?$/i

/** A verb with a subject of its own: 'need', 'prefers'; not 'fenced', and not 'logs'. */
export const isFiniteVerb = ({ tag, text }: TaggedWord): boolean =>
  tag === 'AUX' ||
  (tag === 'VERB' &&
    /^[a-z]/.test(text) &&
    !isParticiple(text) &&
    !/ing$/.test(text) &&
    !NOUN_TOO.test(text) &&
    !isHeadNoun(singular(text.toLowerCase())))

const isName = ({ text, number, isCounted }: NounPhrase): boolean => {
  const article = number === 'singular' && !isCounted ? [articleFor(text)] : []
  const words = tagged(['it has', ...article, text].join(' ')).slice(2 + article.length)
  return isNounPhrase(words)
}

/** Words that say something about the thing before them, and are not part of its name. */
const STATE_WORDS =
  /^(?:allowed|permitted|preferred|required|available|already|enough|anytime|currently)$/i

const isNounPhrase = (words: readonly TaggedWord[]): boolean => {
  const preposition = words.findIndex(({ tag }, at) => {
    const before = words[at - 1]
    return tag === 'ADP' && before !== undefined && isNoun(before)
  })
  const end = (preposition > 0 ? words.slice(0, preposition) : words).at(-1)
  if (!end || !isNoun(end)) return false
  if (words.some(({ text }, at) => at > 0 && STATE_WORDS.test(text))) return false
  const verb = words.findIndex(isFiniteVerb)
  const before = words[verb - 1]
  return verb < 1 || verb === words.length - 1 || !before || !isNoun(before)
}

/** 'the pumped dates from 2023', 'the swept is annually': what was done, and to nothing. */
const lacksThing = (statement: string): boolean => {
  const word = /^the ([a-z]+) (?:is|are|was|were|has|have|dates?)\b/.exec(statement)?.[1]
  return word !== undefined && (isParticiple(word) || /^(?:swept|kept|built)$/.test(word))
}

/** 'the conveys are sold as is', 'the replace is soon': a verb was taken for the subject. */
const isAboutVerb = (statement: string): boolean => {
  const word = /^the (?:[a-z-]+ )*?([a-z]+) (?:is|are|was|were) /.exec(statement)?.[1]
  return word !== undefined && isVerbAlone(word)
}

/** Verbs that the tagger takes for nouns. */
const VERB_TOO =
  /\b(?:dates?|rents?|shares?|faces?|backs?|adjoins?|stands?|replaced|passed|expired|lapsed|failed|collapsed|works?|requests?|flanks?|pass(?:es)?|ends?|averages?|floods?|costs?|shows?|borders?|leases?|transfers?|grossed|netted|earned|designed|opens?|totals?|yields?|ranges?|stops?|measures?|leaks?|seats?|sleeps?|mows?|sheds?|locks?|drains?|uses?|offers?|needs?|(?<!\b(?:cabinet|drawer|door) )fronts?|abuts?|sits?|overlooks?|lies|runs?|leads?|holds?|fits?|covers?|pays?|plows?|includes?|conveys?|stays?|remains?|comes?|goes|walks?|looks?|serves?|feeds?|heats?|cools?|divides?|connects?|expires?|renews?|begins?|starts?|closes?|meets?|requires?|allows?|adds?|makes?|takes?|gets?|keeps?|lets?|puts?|sells?|wants?|prefers?|owns?|occup(?:y|ies)|gross(?:es)?|produces?|generates?|supports?|surrounds?|crosses|rises?|rolls?|drops?|falls?|slopes?|reaches|stretch(?:es)?|extends?|wraps?|joins?|separates?|bisects?|(?:shade|shelter|line|frame)s?(?= the\b))\b/

/** Verbs that say nothing without their object. */
export const TRANSITIVE =
  /^(?:replace|repair|remove|install|redesign|rebuild|fix|clean|paint|provide|complete|transfer|restore|assume|convey|deliver|remediate|reinstall|cap|fill|seal|update|finish|supply|cover|remedy|correct|treat|haul)$/i
const LACKS_OBJECT = new RegExp(`\\b(?:will|must|to) (?:${TRANSITIVE.source.slice(4, -2)})$`)

const isClause = (statement: string): boolean => {
  if (isGarbled(statement)) return false
  if (LACKS_OBJECT.test(statement) && /^the (?:buyer|seller|owner|tenant|builder)/.test(statement))
    return false
  if (/\b(\w+ \w+) \1\b/i.test(statement)) return false
  if (lacksThing(statement) || isAboutVerb(statement)) return false
  if (!isPresence(statement)) return false
  const words = tagged(statement)
  const verb = words.findIndex(isFiniteVerb)
  if (/^the \w+ to [a-z]+(?: |$)/.test(statement) && words[verb - 1]?.tag === 'PART') return false
  if (verb < 1) return words.slice(1).some(isFiniteVerb) || VERB_TOO.test(statement)
  const subject = words.slice(0, verb)
  // 'The units 2 and 3 tenants at will' has no verb.
  if (subject.at(-1)?.text === 'at') return VERB_TOO.test(statement)
  if (/^(?:never|already|recently|not|currently|now)$/.test(subject.at(-1)?.text ?? ''))
    return false
  return (
    hasNoun(subject) &&
    (words[verb]?.tag === 'AUX' || !lacksArticle(subject)) &&
    words.every((_, at) => isIndefinite(words, at)) &&
    agrees(words, verb)
  )
}

const hasNoun = (subject: readonly TaggedWord[]): boolean =>
  subject.some((word) => isNoun(word) || word.tag === 'PRON' || /-|^back$/.test(word.text)) ||
  subject.length === 1

/** 'One-car garage needs roof' is a note, not a sentence. */
const lacksArticle = (subject: readonly TaggedWord[]): boolean => {
  const head = subject.at(-1)
  const text = subject.map((word) => word.text).join(' ')
  return (
    head?.tag === 'NOUN' &&
    /^[a-z]/.test(text) &&
    !/^(?:unit|apartment|suite|lot|building|floor) \S+$|^one (?!-)|control$/i.test(text) &&
    subject.every(({ tag }) => /^(?:NOUN|ADJ|NUM|VERB)$/.test(tag)) &&
    nounPhrase(text).phrase.number === 'singular'
  )
}

const ENDS_A_PHRASE = /^(?:ADP|PUNCT|AUX|CCONJ|DET|SCONJ|PART|PRON|NUM)$/

/** 'a' or 'an' is followed by one thing: not by 'permits', 'quick' or 'seller prefers'. */
const isIndefinite = (words: readonly TaggedWord[], at: number): boolean => {
  if (!/^an?$/.test(words[at]?.text ?? '')) return true
  const rest = words.slice(at + 1)
  const end = rest.findIndex(
    ({ tag, text }, n) =>
      n > 0 &&
      (ENDS_A_PHRASE.test(tag) ||
        // 'a fully leased duplex' goes on behind its participle.
        (isParticiple(text) && !/\+$|ly$/.test(rest[n - 1]?.text ?? '')) ||
        /^(?:away|long)$/.test(text) ||
        // 'a lake view north to Evanston'
        (/^(?:north|south|east|west)$/.test(text) &&
          /^(?:to|over|across|toward)$/.test(rest[n + 1]?.text ?? ''))),
  )
  const phrase = end === -1 ? rest : rest.slice(0, end)
  const head = phrase.at(-1)
  if (!head) return true
  // 'A creek runs through the back': the verb is that of the sentence.
  if (at === 0) return !phrase.some(({ tag }, n) => n > 1 && tag === 'ADV')
  const isSeveral =
    head.tag === 'NOUN' &&
    isPluralNoun(head.text.toLowerCase()) &&
    !/^(?:few|couple|dozen|hundred|thousand|short|half|total)$/.test(phrase[0]?.text ?? '') &&
    !/^(?:upstairs|downstairs|feet)$/.test(head.text)
  return isNounPhrase(phrase) && !isSeveral
}

/** 'The harbor are in view' does not agree. */
const agrees = (words: readonly TaggedWord[], at: number): boolean => {
  const subject = words.slice(0, at)
  const verb = words[at]?.text ?? ''
  if (
    subject.some(({ tag, text }) => /^(?:CCONJ|PUNCT|SYM|NUM|PROPN)$/.test(tag) || /\//.test(text))
  )
    return true
  const preposition = subject.findIndex(({ tag }, n) => n > 0 && tag === 'ADP')
  const head = (preposition > 0 ? subject.slice(0, preposition) : subject).at(-1)
  // 'half of the rights are reserved': the verb is that of what is shared.
  if (
    head?.tag !== 'NOUN' ||
    /^(?:upstairs|downstairs|half|quarter|rest|majority)$/.test(head.text)
  )
    return true
  const isPlural = isPluralNoun(head.text.toLowerCase())
  return isPlural ? !/^(?:is|was|has)$/.test(verb) : !/^(?:are|were|have)$/.test(verb)
}
