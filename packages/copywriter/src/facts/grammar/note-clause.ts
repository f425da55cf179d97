import { matchesIn } from '@listwright/reviewer/patterns'
import { datedWithin } from '../figures/dated-within.ts'
import { inYear } from '../figures/in-year.ts'
import { withWrittenUnits } from '../figures/written-units.ts'
import { placed } from '../nouns/tails.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { placeWithArticle } from '../places/place-with-article.ts'
import { be, isPlural, withArticle } from '../statements/rule.ts'
import { isPresence } from './presence.ts'
import { isParticiple } from './sense.ts'
import { subjectName } from './subject-name.ts'
import { type TaggedWord, tagged } from './tags.ts'
import { happensByItself } from './verbs.ts'
import { classesOf, type WordClass } from './word-classes.ts'

/** A clause with its subject, and what it is about. */
export interface NoteClause {
  subject: string
  statement: string
}

const NOUN = '(?:D?Q?(?:A?[JE])*[NQ]*N(?:OD?Q?[JE]*N+)?)'
const NOUNS = `${NOUN}(?:[KC]{1,2}${NOUN})*`
const PLACE = `(?:[RTO](?:${NOUNS}|Q|Y|S(?:DN)?|A))`
const STATE = '(?:A{0,2}[EJ](?:CA?[EJ])?)'
const REST = `(?:A|${PLACE}|Y|DN(?=$))*`

/** A thing, a verb, and what follows it. */
const WITH_VERB = new RegExp(
  `^(${NOUNS}${PLACE}?)(A?)(MV|M|V)((?:${STATE}|${NOUNS}|S|Q|TV|A|${PLACE}|Y)*)$`,
)
/** A thing and its state, without a verb between them. */
const WITH_STATE = new RegExp(`^(${NOUNS}${PLACE}?)(${STATE})(${REST})$`)
/** Somebody with a duty: 'seller to provide termite letter'. */
const WITH_DUTY = new RegExp(`^(${NOUNS})TV(${NOUNS})?(${REST})$`)
/** A thing, an adverb, and what it is or was. */
const WITH_ROLE = new RegExp(`^(${NOUNS})A${NOUN}$`)
/** A thing and where it is or what it is for. */
const WITH_PLACE = new RegExp(`^(${NOUNS})(${PLACE}+)$`)

const READINGS_MAX = 96

/** The orders of word classes that a note can be, the likeliest first. */
const readingsOf = (words: readonly TaggedWord[]): string[] => {
  let readings = ['']
  for (const word of words) {
    const classes: readonly WordClass[] = classesOf(word)
    readings = readings.flatMap((before) => classes.map((next) => before + next))
    if (readings.length > READINGS_MAX) readings = readings.slice(0, READINGS_MAX)
  }
  return readings
}

/** Where a note may have a second clause, and the word that begins it. */
const BETWEEN = /,? (?:(but|so|while|and) )|[,;] | (?=the other )/gi

/**
 * Reads a note as a clause that lacks its articles, its verb, or both, or as two of them. Words may be of several classes;
 * the first reading that is a whole clause is taken.
 * @example noteClause('slate roof maintained yearly')?.statement // 'the slate roof is maintained yearly'
 */
export const noteClause = (typed: string): NoteClause | null => {
  const { dated, year, date } = datedWithin(typed) ?? {}
  if (!dated || !year || !date) return clauseIn(typed)
  // The classes of words know years alone: a month or a season is put back behind them.
  const clause = clauseIn(typed.replace(dated, dated.startsWith(' ') ? ` ${year}` : year))
  return clause && { ...clause, statement: clause.statement.replace(year, date) }
}

const clauseIn = (typed: string): NoteClause | null => {
  const note = inFull(typed)
  // 'Sold furnished per inventory' is said of the property.
  if (/^sold (?:fully |partially |partly )?[a-z]+ed\b/i.test(note))
    return { subject: '', statement: `it is ${withArticles(note.toLowerCase())}` }
  const whole = oneClause(note) ?? onWish(note)
  if (whole) return whole
  for (const between of matchesIn(note, BETWEEN)) {
    const first = clauseOrThing(note.slice(0, between.index))
    const second = first && followingClause(note.slice(between.index + between[0].length))
    const word = between[1]?.toLowerCase() ?? 'and'
    const more =
      first &&
      word === 'and' &&
      morePredicate(note.slice(between.index + between[0].length), first.subject)
    if (more) return { ...first, statement: `${first.statement} and ${more}` }
    if (first && second) return { ...first, statement: `${first.statement}, ${word} ${second}` }
  }
  return null
}

/** 'leaseback through December if wanted': what is there for whoever wants it. */
const onWish = (note: string): NoteClause | null => {
  const [, thing = '', wish = ''] =
    /^(.+?),? (if (?:wanted|needed|desired|requested|required))$/i.exec(note) ?? []
  const { core, tail } = placed(thing)
  const last = tagged(core).at(-1)
  if (!last || !classesOf(last).includes('N') || classesOf(last).includes('V')) return null
  const place = tail ? ` ${withArticles(tail)}` : ''
  return {
    subject: core,
    statement: `${withArticle(core)}${place} ${be(core)} available ${wish.toLowerCase()}`,
  }
}

/** What else is said of the same thing: 'not warranted', 'will not be repaired', 'to be removed by seller'. */
const morePredicate = (note: string, subject: string): string | null => {
  if (/^(?:will|can|may|must|does|do) (?:not )?[a-z]/.test(note)) return withArticles(note)
  return /^(?:not|never|already|to be|sold) (?:[a-z]+ed|sold|built)\b/.test(note)
    ? `${be(subject)} ${withArticles(note).replace(/ by (?=(?:seller|buyer|owner)$)/, ' by the ')}`
    : null
}

/** A second clause may have the property as its subject: 'so sleeps four'. */
const followingClause = (note: string): string | null => {
  if (/^selling as[- ]is$/i.test(note)) return 'it is sold as-is'
  const clause = oneClause(note)
  if (clause) return clause.statement
  return /^(?:sleeps|needs|has|was|is|sits|rents) \S/i.test(note)
    ? `it ${withArticles(note)}`
    : null
}

/** What notes leave out: the mark of the possessive, a hyphen, and the word behind 'in'. */
const inFull = (note: string): string =>
  withWrittenUnits(note)
    // 'Flip tax $15 a share paid by seller': the sum belongs to the thing.
    .replace(
      /^((?:[a-z-]+ ){0,2}[a-z-]+) (\$[\d,.]+(?: an? [a-z]+)?) (?=(?:paid|due|payable|split|shared|waived|refundable|nonrefundable|negotiable)\b)/i,
      '$1 of $2 ',
    )
    .replace(
      /\b(?:the )?(seller|buyer|owner|tenant|landlord)'?s'? (?=(?:responsibility|expense|cost|choice|option|request|discretion)\b)/gi,
      "the $1's ",
    )
    .replace(/\bself (?=(?:managed|contained|storing|closing|cleaning)\b)/gi, 'self-')
    .replace(/^(?:a )?lot of (?=the )/i, 'much of ')
    .replace(/^STRs? (?=not\b)/, 'short-term rentals ')
    .replace(/\byear round\b/gi, 'year-round')
    .replace(/\b(tenants?) (pays?) own\b/gi, '$1 $2 their own')
    .replace(
      /(?<!(?:ed|walk|drive|built|plug|rough|eat|ed and|trade|lived)[ -])\b(in)(?=$| and (?!out\b)| but |,)/i,
      '$1 place',
    )

/** 'no on-site parking' before 'but' is a clause of its own. */
const clauseOrThing = (note: string): NoteClause | null => {
  const whole = oneClause(note)
  if (whole || !/^no /i.test(note)) return whole
  return { subject: note, statement: `there ${isPlural(note) ? 'are' : 'is'} ${note}` }
}

const oneClause = (note: string): NoteClause | null => {
  const [, main, article = '', other] = CONTRAST.exec(note) ?? []
  const before = main && other && isNamed(other) ? mainClause(main) : null
  if (!before || !other) return mainClause(note)
  const contrast = article || isPlural(other) ? `${article}${other}` : `the ${other}`
  return { ...before, statement: `${before.statement}, not ${contrast}` }
}
const CONTRAST = /^(.+?),? not (the |an? )?([a-z]+(?: [a-z]+){0,3})$/i

/** Whether it ends with a noun: 'not heated' is a state. */
const isNamed = (words: string): boolean => {
  const last = tagged(words).at(-1)
  const classes = last ? classesOf(last) : []
  return classes.includes('N') && !classes.includes('E') && !classes.includes('J')
}

const mainClause = (note: string): NoteClause | null => {
  const [, near, distance] =
    /^(.+) ((?:just |only )?(?:steps|minutes|blocks|moments) away)$/i.exec(note) ?? []
  if (near && distance)
    return {
      subject: near,
      statement: `${subjectName(near)} ${be(near)} ${distance.toLowerCase()}`,
    }
  const words = tagged(note)
  if (words.length < 2) return null
  const readings = readingsOf(words)
  for (const tell of TELLERS)
    for (const classes of readings) {
      const clause = tell(words, classes)
      if (clause && isSaid(clause)) return clause
    }
  return null
}

/** 'a two truck loads' and 'the water in place and taxes' were read wrongly. */
const isSaid = ({ subject, statement }: NoteClause): boolean =>
  !/\ban? (?:two|three|four|five|six|seven|eight|nine|ten|several|many)\b(?!-)/.test(statement) &&
  !STANDING_INSIDE.test(subject) &&
  isPresence(statement) &&
  !/\S no /i.test(subject) &&
  !/^(?:in|on|off)-/i.test(subject)

const said = (words: readonly TaggedWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (?=[,;:.!?)])/g, '')

/** Whether subject and verb agree in number: 'the balcony faces', 'the balconies face'. */
const agrees = (subject: string, verb: string, wordClass: string): boolean => {
  if (/^M/.test(wordClass)) {
    if (/^(?:is|was|has|does)$/i.test(verb)) return !isPlural(subject)
    if (/^(?:are|were|have|do)$/i.test(verb)) return isPlural(subject)
    return true
  }
  const isOfOne = /[^s]s$/i.test(verb)
  return isOfOne !== (isPlural(subject) || / and /.test(subject))
}

const clauseWithVerb = (words: readonly TaggedWord[], classes: string): NoteClause | null => {
  const [, subjectClasses, adverb = '', verbs, rest] = WITH_VERB.exec(classes) ?? []
  if (!subjectClasses || !verbs || rest === undefined) return null
  const start = subjectClasses.length
  const subject = said(words.slice(0, start))
  const verb = words[start + adverb.length]?.text.toLowerCase() ?? ''
  const isMain = verbs === 'V'
  if (!agrees(subject, verb, verbs)) return null
  if (
    isMain &&
    (rest === '' ? !ENDS_ALONE.test(verb) : ENDS_ALONE.test(verb) && /^[DQJEN]/.test(rest))
  )
    return null
  const end = start + adverb.length + verbs.length
  const predicate = said(words.slice(start, end)).toLowerCase()
  const after = complement(words.slice(end), rest)
  return { subject, statement: `${subjectName(subject)} ${predicate}${after ? ` ${after}` : ''}` }
}
/** Verbs that have no object. */
const ENDS_ALONE =
  /^(?:transfers?|works?|leaks?|floods?|drains?|opens?|appl(?:y|ies)|renews?|expires?|stays?|remains?|conveys?|goes|comes?|sits?|stands?|slopes?|rises?|falls?)$/

const clauseWithState = (words: readonly TaggedWord[], classes: string): NoteClause | null => {
  const [, subjectClasses, state, rest] = WITH_STATE.exec(classes) ?? []
  if (!subjectClasses || !state || rest === undefined) return null
  const subject = said(words.slice(0, subjectClasses.length))
  const told = words.slice(subjectClasses.length)
  const first = told[0]?.text ?? ''
  // 'Two units both replaced' is 'both units were replaced'.
  const isOfBoth = /^(?:both|all)$/i.test(first)
  const about = isOfBoth
    ? `${first.toLowerCase()} ${subject.replace(/^both |^two /i, '')}`
    : subjectName(subject)
  const predicate = complement(told.slice(isOfBoth ? 1 : 0), (state + rest).slice(isOfBoth ? 1 : 0))
  if (/^eligible$/i.test(predicate))
    return { subject, statement: `it is eligible for ${withArticle(subject)}` }
  const isPast =
    /Y/.test(rest) && told.some(({ text }) => isParticiple(text) || /^new$/i.test(text))
  const verb = isPast ? (isPlural(subject) ? 'were' : 'was') : be(subject)
  const isActive = isPast && happensByItself(first)
  return { subject, statement: `${about} ${isActive ? '' : `${verb} `}${predicate}` }
}

/** 'Seller to provide termite letter': what somebody will do. */
const clauseWithDuty = (words: readonly TaggedWord[], classes: string): NoteClause | null => {
  const [, subjectClasses, things = '', rest = ''] = WITH_DUTY.exec(classes) ?? []
  const subject = subjectClasses && said(words.slice(0, subjectClasses.length))
  if (!subject || !PARTY.test(subject)) return null
  const verb = words[subjectClasses.length + 1]?.text.toLowerCase()
  const after = complement(words.slice(subjectClasses.length + 2), things + rest)
  return { subject, statement: `${subjectName(subject)} will ${verb}${after ? ` ${after}` : ''}` }
}
const PARTY =
  /^(?:the )?(?:seller|owner|buyer|purchaser|tenant|landlord|builder|estate|lender|city|county|HOA|association)s?$/i

/** 'Detached garage now office': what a thing has become. */
const clauseWithRole = (words: readonly TaggedWord[], classes: string): NoteClause | null => {
  const [, subjectClasses] = WITH_ROLE.exec(classes) ?? []
  const adverb = words[subjectClasses?.length ?? 0]?.text.toLowerCase() ?? ''
  if (!subjectClasses || !/^(?:now|currently|formerly|previously|once)$/.test(adverb)) return null
  const subject = said(words.slice(0, subjectClasses.length))
  const role = withArticle(said(words.slice(subjectClasses.length + 1)))
  const isNow = /^(?:now|currently)$/.test(adverb)
  const verb = isNow ? be(subject) : isPlural(subject) ? 'were' : 'was'
  return { subject, statement: `${subjectName(subject)} ${verb} ${adverb} ${role}` }
}

/** Places that say how a thing stands, rather than where it is. */
const STANDING =
  /^(?:on (?:file|order|site)|in (?:place|hand|progress|use|process|price|the price|service|escrow)|at (?:cap|capacity|will)|under (?:warranty|contract|way|construction)|by (?:owner|seller))\b/i

/** Services that are at a place, rather than things that stand there. */
const UTILITIES =
  /^(?:(?:city|public|county|natural|underground) )?(?:electric|electricity|power|phone|gas|water|sewer|cable|fiber|internet|utilities)(?: and (?:electric|electricity|power|phone|gas|water|sewer|cable|fiber|internet))?$/i
const STANDING_INSIDE = / (?:on (?:file|order)|in (?:place|hand|progress)|at (?:cap|capacity)) \S/i

const clauseWithPlace = (words: readonly TaggedWord[], classes: string): NoteClause | null => {
  const [, subjectClasses, place] = WITH_PLACE.exec(classes) ?? []
  if (!subjectClasses || !place) return null
  const subject = said(words.slice(0, subjectClasses.length))
  const rest = words.slice(subjectClasses.length)
  if (STANDING.test(said(rest)) || UTILITIES.test(subject))
    return {
      subject,
      statement: `${subjectName(subject)} ${be(subject)} ${complement(rest, place)}`,
    }
  const where = complement(rest, place)
  if (/^(?:up)?on (?:the )?request\b/.test(where))
    return {
      subject,
      statement: `${subjectName(subject)} ${/ and /.test(subject) ? 'are' : be(subject)} available ${where.replace('the request', 'request')}`,
    }
  // A name is known: 'the Blue Line is at the corner'.
  if (NAME.test(subject) && /^(?:at|near|across|around|behind|down|beside) /.test(where))
    return { subject, statement: `${placeWithArticle(subject)} is ${where}` }
  const thing = withArticle(subject)
  return {
    subject,
    statement: `there ${isPlural(subject) ? 'are' : 'is'} ${thing} ${where}`,
  }
}

const NAME = /^(?:\p{Lu}[\p{L}'-]+ )+\p{Lu}[\p{L}'-]+$/u

const OBJECT = new RegExp(`^((?:A|TV|V)*)(${NOUNS})?`)

/** What follows the verb: objects and places get the articles that notes leave out, a year its 'in'. */
const complement = (words: readonly TaggedWord[], classes: string): string => {
  const [, lead = '', things = ''] = OBJECT.exec(classes) ?? []
  const first = words.slice(0, lead.length)
  const named = words.slice(lead.length, lead.length + things.length)
  const rest = words.slice(lead.length + things.length)
  const told = [
    said(first).toLowerCase(),
    things && (/^D/.test(things) ? said(named) : objectName(said(named))),
    rest.length > 0 ? withArticles(said(rest)) : '',
  ]
    .filter(Boolean)
    .join(' ')
  return inYear(told)
    .replace(/^(?=(?:19|20)\d\d\b)/, 'in ')
    .replace(
      /\bas (?!an?\b|the\b)([a-z-]+(?: [a-z-]+)?)$/,
      (_, role: string) => `as ${withArticle(role)}`,
    )
}

/** Things of which there is one: 'faces the courtyard', 'plows the road'. */
const ONLY_ONE =
  /^(?:(?:front|back|rear|side) )?(?:courtyard|street|road|city|county|town|yard|walk|driveway|drive|lawn|water|creek|river|lake|roof|buyer|seller|owner|tenant|landlord|lot|property|house|building)$/i

const objectName = (things: string): string =>
  ONLY_ONE.test(things) ? `the ${things}` : /^\p{Lu}/u.test(things) ? things : withArticle(things)

/** The forms of a clause, in the order in which they are tried. */
const TELLERS = [clauseWithVerb, clauseWithDuty, clauseWithState, clauseWithRole, clauseWithPlace]
