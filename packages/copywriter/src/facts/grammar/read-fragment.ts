import { articleFor } from '@listwright/reviewer/language'
import type { FeatureKind } from '../../copybook/concept.ts'
import type { Setting } from '../concepts/scopes.ts'
import { inYear } from '../figures/in-year.ts'
import { measured } from '../figures/measures.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { be, isPlural, subjectOf, withArticle } from '../statements/rule.ts'
import { readThing } from '../things/read-thing.ts'
import { readBare } from './read-bare.ts'
import { isFiniteVerb, isNoun, isParticiple } from './sense.ts'
import { subjectName } from './subject-name.ts'
import { type TaggedWord, tagged } from './tags.ts'
import { happensByItself } from './verbs.ts'

/**
 * Reads a note by its grammar alone: a thing and its state without the verb between them, a clause without its articles, or
 * a predicate without its subject. It knows no words, so it is asked only where no other reading makes sense.
 * @example readFragment('backyard fenced', 'home') // 'the backyard is fenced'
 */
export const readFragment = (typed: string, setting: Setting): ItemFeature[] | null => {
  const bare = readBare(typed)
  if (bare) return [bare]
  const [text = '', ...parts] = typed.split(/ with (?=[a-z\d])/)
  const words = withoutCapital(tagged(measured(text)))
  const fragment =
    predicateOf(words) ??
    standingOf(text) ??
    placeOf(text) ??
    unitsOf(text) ??
    clauseOf(words) ??
    stateOf(words)
  if (!fragment) return null
  const statement = `${fragment.about} ${fragment.predicate}`
  return [
    itemFeature({
      text: measured(text),
      kind: kindOfClause(statement, fragment.subject),
      statement,
    }),
    ...parts.map((part) => readThing(part, setting)),
  ]
}

interface Fragment {
  /** As typed; empty where the property itself is the subject. */
  subject: string
  /** With its article: 'the backyard'. */
  about: string
  /** With its verb: 'is fenced'. */
  predicate: string
}

/** Notes begin with a capital, which only a name keeps. */
const withoutCapital = ([first, ...rest]: readonly TaggedWord[]): TaggedWord[] => {
  if (!first) return []
  const isThing = isHeadNoun(singular(first.text.toLowerCase()))
  const isName = (first.tag === 'PROPN' && !isThing) || /^.?[A-Z]/.test(first.text.slice(1))
  return [isName ? first : { ...first, text: first.text.toLowerCase() }, ...rest]
}

const said = (words: readonly TaggedWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (?=[,;:.!?)])/g, '')
    .replace(/(?<=[$(]) /g, '')

/** 'freshly painted', 'will be delivered vacant': of the property as a whole. */
const predicateOf = (words: readonly TaggedWord[]): Fragment | null => {
  const [first, second] = words
  if (!first || !second) return null
  const whole = { subject: '', about: 'it' }
  if (first.tag === 'AUX') return { ...whole, predicate: inFull(withArticles(said(words))) }
  const isAdverb = first.tag === 'ADV' && /ly$/.test(first.text)
  const isAlone = words.length === 2 || words[2]?.tag === 'ADP'
  return isAdverb && isParticiple(second.text) && isAlone
    ? { ...whole, predicate: `is ${withArticles(said(words)).toLowerCase()}` }
    : null
}

/** 'could be third bedroom' is any of them; what happened 2016 happened in that year. */
const inFull = (predicate: string): string =>
  predicate
    .replace(/(?<=\bbe )(?!an?\b|the\b)([a-z-]+(?: [a-z-]+){0,2})$/, (thing) =>
      isHeadNoun(singular(headOf(thing))) ? withArticle(thing) : thing,
    )
    .replace(/(?<!\b(?:in|since|by|until|through|before|after|from|of)) (?=(?:19|20)\d\d$)/, ' in ')

/** 'tenant in place upstairs through May', 'sewer scope on file': what is there already. */
const placeOf = (text: string): Fragment | null => {
  const [, thing, place] =
    /^([a-z][a-z ]*?) ((?:in place|on file|in hand|on order)\b.*)$/i.exec(text) ?? []
  if (!thing || !place || !isHeadNoun(singular(headOf(thing)))) return null
  // 'Delivered with tenants in place' is said of the property.
  if (isParticiple(thing.split(' ', 1)[0] ?? '') && / with /i.test(thing)) return null
  const name = thing.toLowerCase()
  return {
    subject: name,
    about: withArticle(name),
    predicate: `${be(name)} ${withArticles(place)}`,
  }
}

/** A thing at a place, whose noun is also a verb: 'free shuttle stop at the entrance', 'dog walk by the river'. */
const STANDING =
  /^(?:an? )?((?:[a-z-]+ ){1,3}(?:stop|stand|walk|lift|ramp|launch|crossing|drop-off|pickup)) ((?:at|by|near|beside|behind|outside|opposite|along|in front of|across from|next to) .+)$/i

const standingOf = (text: string): Fragment | null => {
  const [, thing = '', place = ''] = STANDING.exec(text) ?? []
  // 'Buses stop at the corner' is a clause.
  if (!thing || isPlural(thing.replace(/ [^ ]+$/, ''))) return null
  return {
    subject: thing,
    about: 'there',
    predicate: `is ${withArticle(thing)} ${withArticles(place)}`,
  }
}

/** 'units 2 and 3 tenants at will': what some of the units have. */
const unitsOf = (text: string): Fragment | null => {
  const [, units, things] =
    /^(units? \d+(?:(?:, \d+)*,? (?:and|&) \d+)?) ([a-z]+s(?: (?:at|in|on|with) .+)?)$/i.exec(
      text,
    ) ?? []
  if (!units || !things || !isHeadNoun(singular(headOf(placed(things).core)))) return null
  const subject = units.toLowerCase().replace(' & ', ' and ')
  return {
    subject,
    about: subject,
    predicate: `${/^units/.test(subject) ? 'have' : 'has'} ${things.toLowerCase()}`,
  }
}

/** 'sellers need 30-day rentback', 'seller to do 1031 exchange'. */
const clauseOf = (words: readonly TaggedWord[]): Fragment | null => {
  const to = words.findIndex(
    ({ tag, text }, at) => tag === 'PART' && /^to$/i.test(text) && words[at + 1]?.tag === 'VERB',
  )
  const isToDo = to > 0 && !words.slice(0, to).some(isFiniteVerb)
  const verb = isToDo
    ? to
    : words.findIndex((word, at) => at > 0 && isFiniteVerb(word) && !isPlaced(words, at))
  if (verb < 1 || !isSubject(words.slice(0, verb)) || !words[verb + 1]) return null
  // What stays with the property has wordings of its own.
  if (/^(?:conveys?|stays?|remains?)$/.test(words[verb]?.text ?? '')) return null
  const subject = said(words.slice(0, verb))
  return {
    subject,
    about: subjectOf(subject),
    predicate: isToDo ? `will ${withObject(words.slice(to + 1))}` : withObject(words.slice(verb)),
  }
}

/** 'backyard fenced', 'woodwork never painted', 'rental permits currently available', 'bedroom lofted'. */
const stateOf = (words: readonly TaggedWord[]): Fragment | null => {
  const at = words.findIndex((word, n) => {
    const before = words[n - 1]
    return before !== undefined && isNoun(before) && (isState(word) || isPlaced(words, n))
  })
  const subject = words.slice(0, at)
  if (at < 1 || !isSubject(subject)) return null
  const state = words.slice(at)
  const participle = state.findIndex(({ text }) => isParticiple(text))
  const after = state[participle + 1]
  const isPast = participle === 0 && PAST.test(said(state))
  if (participle >= 0 && after && !isPast && !/^(?:ADP|ADV|PART|CCONJ)$/.test(after.tag))
    return null
  const preposition = state.findIndex(({ tag }) => tag === 'ADP' || tag === 'SCONJ')
  const ends = [participle, preposition, state.length - 1].filter((end) => end >= 0)
  if (state.slice(0, Math.min(...ends)).some(isNoun)) return null
  const name = said(subject)
  // What is wished for or on offer is not known yet: 'a five-year term is preferred'.
  const isOpen = /^(?:preferred|required|considered|available|possible)$/i.test(
    state[0]?.text ?? '',
  )
  const about = isOpen && !isPlural(name) ? withArticle(name) : subjectName(name)
  const told = (predicate: string) => ({ subject: name, about, predicate })
  const have = isPlural(name) ? 'have' : 'has'
  const [first] = state
  const [, dated, year] = /^(.+) ((?:19|20)\d\d)$/.exec(name) ?? []
  if (dated && year)
    return {
      subject: dated,
      about: subjectName(dated),
      predicate: `${isPlural(dated) ? 'date' : 'dates'} from ${year} and ${be(dated)} ${said(state)}`,
    }
  if (isPast)
    return told(
      `${happensByItself(first?.text ?? '') ? '' : isPlural(name) ? 'were ' : 'was '}${inYear(withArticles(said(state)))}`,
    )
  if (first && /^(?:never|already|recently|just)$/i.test(first.text) && participle === 1)
    return told(
      `${have} ${first.text.toLowerCase()} ${INTRANSITIVE.test(state[1]?.text ?? '') ? '' : 'been '}${withArticles(said(state.slice(1)))}`,
    )
  if (BROUGHT.test(said(state)))
    return told(`${isPlural(name) ? 'were' : 'was'} ${withArticles(said(state))}`)
  if (first && HAPPENED.test(first.text))
    return told(`${have} been ${withPurpose(withArticles(said(state)))}`)
  if (/^eligible$/i.test(said(state)))
    return { subject: name, about: 'it', predicate: `is eligible for ${subjectName(name)}` }
  const isMade = participle === 0 && MADE_SOMEWHERE.test(said(state))
  if (isMade) return told(`${isPlural(name) ? 'were' : 'was'} ${withArticles(said(state))}`)
  const isToDo = state.some(({ tag }) => tag === 'PART')
  return told(`${be(name)} ${isToDo ? said(state) : withPurpose(withArticles(said(state)))}`)
}

/** 'big enough for home office' is for any; 'ready if buyer wants one' is for the one who buys. */
const withPurpose = (state: string): string =>
  state
    .replace(/(?<= enough for )the (?=(\w+))/, (_, next: string) => `${articleFor(next)} `)
    .replace(/\bif (?=(?:buyer|seller|owner|tenant)\b)/, 'if the ')
    .replace(/(?<=[a-z]) as (?!an?\b|the\b)([a-z-]+(?: [a-z-]+)?)$/, (whole, role: string) =>
      role === 'is' ? whole : ` as ${withArticle(role)}`,
    )

/** A time that is over. */
const PAST =
  / (?:last (?:year|month|week|spring|summer|fall|winter)|(?:in )?(?:the )?(?:19|20)\d\d(?:s|(?: after \p{Lu}\p{Ll}+)?))$/iu

/** Where or by whom a thing was made: 'madrone floors milled near Eugene'. */
const MADE_SOMEWHERE =
  /^(?:milled|made|built|crafted|carved|cast|forged|woven|quarried|imported|sourced|shipped|handmade|fabricated) (?:in|near|at|by|from|on) (?!place\b)/i

/** What has happened, rather than what is so. */
const HAPPENED =
  /^(?:re[a-z]+(?:ed|uilt|hung|laid)|installed|added|moved|gutted|converted|pumped|upgraded|kept)$/i
/** Things come from a place once: 'paneling shipped from Suffolk'. */
const BROUGHT =
  /^(?:shipped|imported|brought|salvaged|moved|relocated|rescued|removed|purchased|bought) from /i

/** What a thing does, and nobody does to it. */
const INTRANSITIVE = /^(?:worked|leaked|flooded|failed|smoked|frozen over|backed|settled|expired)$/i

/** 'a hot tub set into a stone terrace', 'columns left exposed': done to the thing, and no verb of it. */
const isPlaced = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:set|left)$/i.test(words[at]?.text ?? '') &&
  /^(?:into|beneath|against|within|among|amid|between|exposed|open|bare|natural|unpainted)$/i.test(
    words[at + 1]?.text ?? '',
  )

const isState = ({ tag, text }: TaggedWord): boolean =>
  tag === 'ADJ' || tag === 'ADV' || isParticiple(text)

const isSubject = (words: readonly TaggedWord[]): boolean => {
  const last = words.at(-1)
  return (
    last !== undefined &&
    isNoun(last) &&
    words.every(({ tag }) => !/^(?:PUNCT|PRON|AUX|SCONJ|INTJ)$/.test(tag)) &&
    // Photographs are no part of the property.
    !/^(?:photos?|pictures?|pics)$/i.test(last.text)
  )
}

/** The object of a verb gets the article that notes leave out. */
const withObject = (words: readonly TaggedWord[]): string => {
  const [verb, ...rest] = words
  const end = rest.findIndex(({ tag }) => /^(?:ADP|PUNCT|CCONJ|SCONJ|PART|ADV)$/.test(tag))
  const object = said(end === -1 ? rest : rest.slice(0, end))
  const left = end === -1 ? '' : said(rest.slice(end))
  const tail = left && ` ${rest[end]?.tag === 'PART' ? left : withArticles(left)}`
  if (
    !object ||
    /^(?:DET|PRON|NUM|SYM|AUX)$/.test(rest[0]?.tag ?? '') ||
    !isNoun(rest.at((end === -1 ? rest.length : end) - 1) ?? { text: '', tag: '' })
  )
    return `${verb?.text.toLowerCase()} ${measured(object)}${tail}`.replace(/ {2,}/g, ' ').trim()
  return `${verb?.text.toLowerCase()} ${withArticle(object)}${tail}`
}

/** Of what kind a clause is, by its words and its subject. */
export const kindOfClause = (statement: string, subject: string): FeatureKind => {
  if (/^(?:seller|owner|buyer|purchaser|builder|lender)s?\b/i.test(subject)) return 'terms'
  if (/\bneeds?\b|\bdated\b|\bnot\b/.test(statement)) return 'condition'
  if (/\b(?:allowed|permitted|permits|forbids?|prohibits?|bans?)\b/.test(statement))
    return 'restriction'
  if (/\b(?:vacant|occupied|leased)\b/.test(statement)) return 'tenancy'
  if (/\b(?:term|lease|deposit)s?$/i.test(subject)) return 'terms'
  if (/^there is .* (?:stop|stand|walk|crossing|drop-off|pickup) /.test(statement))
    return 'location'
  const core = placed(subject).core.replace(/ (?:set|left)$/i, '')
  if (/\b(?:hot tub|fire pit)$/i.test(core)) return 'amenity'
  return kindOfNoun(singular(headOf(core))) ?? 'condition'
}
