import { concatenate, type Passage, passage, sliced } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { parted } from '../story/parted.ts'
import { DRAWBACK } from '../story/sentence-subject.ts'
import { sharedPredicates } from '../story/shared-predicate.ts'
import type { Statement } from '../story/statement.ts'
import type { Story } from '../story/story.ts'
import { naturalRemark } from './natural-clauses.ts'
import {
  type Clause,
  inOrder,
  isPredicate,
  listOf,
  type Predicate,
  predicatesTold,
  type Remark,
} from './remark.ts'

/** Predicates of one sentence. */
const PREDICATES_MAX = 4
/** A clause of more words stands alone. */
const CLAUSE_MAX = 11
const SENTENCE_MAX = 26
const GROUP_MAX = 3
/** A clause of three in one sentence. */
const THREE_MAX = 8

/** How a sentence about the property begins. */
export interface Subject {
  /** 'the parcel' */
  noun: string
  /** Before a list of things: 'the parcel has', 'you have'; `null` where the sentence before began so. */
  has: string | null
  /** Rooms are told as lists, parts of the building by what they are. */
  isIndoors?: boolean
}

/** All that is known of one part of the property, in as few sentences as it needs; drawbacks stand behind the rest. */
export const partSentences = (
  features: readonly Feature[],
  subject: Subject,
  story: Story,
): Statement[] => {
  const whole = features.filter(({ partOf }) => partOf === null || !features.includes(partOf))
  const remarks = whole.map((feature) => naturalRemark(feature, story, subject))
  const told = new Set(remarks.flatMap((remark) => remark.features))
  // Parts that are too many to be named with their whole.
  const left = features.filter((feature) => !told.has(feature))
  const all = [...remarks, ...left.map((feature) => naturalRemark(feature, story, subject))]
  const exceptions = exceptionsIn(all)
  const isTold = ({ features: [feature] }: Remark) =>
    exceptions?.features.some(
      ({ index, text }) => index === feature?.index && text === feature.text,
    )
  const [bad, good] = parted(
    all.filter((remark) => !isTold(remark)),
    isDrawback,
  )
  return [
    ...sentencesOf(good, subject),
    ...(exceptions ? [exceptions] : []),
    ...sentencesOf(bad, subject),
  ]
}

/** What a buyer is glad not to have. */
const WELCOME = /\bno (?:HOA|time limit|known floodplain|(?:city |deed )?restrictions|covenants)\b/

/** What has to be put in is told with the services that are there. */
const TO_PUT_IN =
  /^(?:an? )?(?:well(?: permit)?|septic(?: system| permit)?|water|power|pump|perc test) (?:is|are) (?:needed|required)$/

/** What is left for the buyer to do, or to bear. */
const TO_DO = /\b(?:required|in (?:the|a) flood ?(?:plain|zone)(?! X))\b/

const isDrawback = (remark: Remark): boolean => {
  const words = isPredicate(remark)
    ? `${remark.verb} ${remark.rest.bare.text}`
    : (remark.clause.statement ?? '')
  return (
    (DRAWBACK.test(words) || TO_DO.test(words)) && !WELCOME.test(words) && !TO_PUT_IN.test(words)
  )
}

const sentencesOf = (remarks: readonly Remark[], { noun, has }: Subject): Statement[] => {
  // 'Has an old hay barn and is in the school district' would join two worlds.
  const [schools, predicates] = parted(remarks.filter(isPredicate), isAboutSchools)
  const about = evenly(byVerb(predicates), PREDICATES_MAX).map(
    (some, at): Statement =>
      at === 0 && some.every(({ verb }) => verb === 'has')
        ? {
            features: featuresOf(some),
            words: concatenate([passage(has ?? there(inOrder(some))), listOf(some).bare], ' '),
          }
        : aboutIt(some, noun),
  )
  return [
    ...joined([...about, ...clausesOf(remarks.flatMap((remark) => ofSubject(remark, noun)))]),
    ...(schools.length > 0 ? [aboutIt(schools, noun)] : []),
  ]
}

const featuresOf = (predicates: readonly Predicate[]): Feature[] =>
  predicates.flatMap(({ features }) => [...features])

/** 'The parcel is fenced and has a pond.' */
const aboutIt = (predicates: readonly Predicate[], noun: string): Statement => ({
  features: featuresOf(predicates),
  words: concatenate([passage(noun), predicatesTold(predicates).bare], ' '),
})

const isAboutSchools = ({ features }: Predicate): boolean => features.some(isOfSchools)

const there = ([first]: readonly Predicate[]): string => {
  const isPlural = first?.thing
    ? first.thing.name.number === 'plural'
    : PLURAL.test(first?.rest.a.text ?? '')
  return isPlural ? 'there are' : 'there is'
}
/** 'fire sprinklers', of what was typed as a clause */
const PLURAL = /^(?!an? |the |one ).*[^s]s$/

const ofSubject = (remark: Remark, subject: string): Clause[] =>
  isPredicate(remark)
    ? []
    : [
        {
          ...remark,
          clause: {
            ...remark.clause,
            statement: (remark.clause.statement ?? remark.clause.text).replace(
              /^it /,
              `${subject} `,
            ),
          },
        },
      ]

/** Predicates with one verb stand side by side. */
const byVerb = (predicates: readonly Predicate[]): Predicate[] => {
  const verbs = [...new Set(predicates.map(({ verb }) => verb))]
  return verbs.flatMap((verb) => predicates.filter((one) => one.verb === verb))
}

const evenly = <T>(items: readonly T[], most: number): T[][] => {
  const count = Math.ceil(items.length / most)
  const size = Math.ceil(items.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** Clauses with one predicate are told as one: 'electricity and phone are at the road'. */
const clausesOf = (remarks: readonly Clause[]): Statement[] => {
  const shared = sharedPredicates(remarks.map(({ clause }) => clause))
  const told = new Set(shared.flatMap(({ features }) => features))
  const single = remarks
    .filter(({ clause }) => !told.has(clause))
    .map(({ features, clause }) => ({
      features,
      words: passage(clause.statement ?? clause.text, sourceOf(clause)),
    }))
  return [...shared, ...single]
}

const ALLOWED = /^.+ (?:is|are) (?:allowed|permitted)\b/
const FORBIDDEN = /^.+ (?:is not|are not|isn't|aren't) (?:allowed|permitted)$/

/** 'Horses are allowed, but mobile homes are not.' */
const exceptionsIn = (remarks: readonly Remark[]): Statement | null => {
  const clauses = remarks.flatMap((remark) => (isPredicate(remark) ? [] : [remark]))
  const stating = (words: RegExp) =>
    clausesOf(clauses.filter(({ clause }) => words.test(clause.statement ?? '')))
  const [allowed] = stating(ALLOWED)
  const [forbidden] = stating(FORBIDDEN)
  if (!allowed || !forbidden) return null
  const short = sliced(forbidden.words, 0, forbidden.words.text.search(/ (?:allowed|permitted)$/))
  return {
    features: [...allowed.features, ...forbidden.features],
    words: concatenate([allowed.words, short], ', but '),
  }
}

/** Short sentences of one part stand together; what was renewed, and when, has a sentence of its own. */
const joined = (statements: readonly Statement[]): Statement[] => {
  const [dated, others] = parted(statements, isDated)
  return dated.length > 1
    ? [...inGroups(others), ...inGroups(dated)]
    : inGroups([...others, ...dated])
}

/** Two to a sentence or, if they are very short, three. */
const inGroups = (statements: readonly Statement[]): Statement[] => {
  const groups: Statement[][] = []
  for (const next of statements) {
    const open = groups.at(-1)
    if (open && canJoin([...open, next])) open.push(next)
    else groups.push([next])
  }
  return groups.map((group) => ({
    features: group.flatMap(({ features }) => features),
    words: series(group.map(({ words }) => words)),
  }))
}

/** 'The roof was replaced in 2019.' */
const isDated = ({ words }: Statement): boolean => /\b(?:in|from|since) \d{4}$/.test(words.text)

const series = (clauses: readonly Passage[]): Passage =>
  clauses.length > 2
    ? concatenate([concatenate(clauses.slice(0, -1), ', '), ...clauses.slice(-1)], ', and ')
    : concatenate(clauses, ', and ')

const HAS = / has /

const canJoin = (statements: readonly Statement[]): boolean => {
  const texts = statements.map(({ words }) => words.text)
  const lengths = texts.map((text) => text.split(' ').length)
  const most = statements.length > 2 ? THREE_MAX : CLAUSE_MAX
  return (
    statements.length <= GROUP_MAX &&
    (statements.length === 2 || new Set(statements.map(isDated)).size === 1) &&
    // 'It has tin ceilings, frontage is 60 feet, and the floors are pine' would read as one list.
    (statements.length === 2 || !texts.some((text) => HAS.test(text))) &&
    !texts.some((text) => /,(?!\d)|[;:(]/.test(text)) &&
    lengths.slice(1).every((length) => length <= most) &&
    (statements.length === 2 || lengths.every((length) => length <= most)) &&
    lengths.reduce((sum, length) => sum + length, 0) <= SENTENCE_MAX
  )
}
