import { concatenate, passage } from '../compose/passage.ts'
import { listed, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import type { Statement } from '../story/statement.ts'

/** What is said of the home about its surroundings: 'is' and 'near the park'. */
interface Predicate {
  feature: Feature
  verb: string
  rest: string
}

const DISTANCE = String.raw`((?:about |less than |under )?[\w.-]+ (?:minutes?|miles?|blocks?))`
const AS_PREDICATE: readonly [RegExp, verb: string, rest: string][] = [
  [/^it (is|has|backs|borders|fronts|adjoins|abuts|faces|overlooks|sits) (.+)$/, '$1', '$2'],
  [/^(.+) (?:is|are) within walking distance$/, 'is', 'within walking distance of $1'],
  [new RegExp(`^(.+) (?:is|are) ${DISTANCE} away$`), 'is', '$2 from $1'],
  [/^there is (an? )?([^,]+ access)$/, 'has', '$1$2'],
  [/^there are no neighbors behind$/, 'has', 'no neighbors behind it'],
]
/** The order of verbs in one sentence: what it has, what it adjoins, where it is. */
const rankOf = ({ verb }: Predicate): number => {
  if (verb === 'has') return 0
  return verb === 'is' ? 2 : 1
}
const SENTENCE_MAX = 3

const predicateOf = (feature: Feature): Predicate | null => {
  const { statement } = feature
  if (!statement || /[,;]/.test(statement)) return null
  const found = AS_PREDICATE.find(([words]) => words.test(statement))
  if (!found) return null
  const [words, verb, rest] = found
  return {
    feature,
    verb: statement.replace(words, verb),
    rest: statement.replace(words, rest).replace(TO_A_PLACE, '$1 from '),
  }
}

/** 'It is 10 minutes to the beach' follows another place better as '10 minutes from the beach'. */
const TO_A_PLACE = new RegExp(`^${DISTANCE} to `)

/** All that is near, in as few sentences as it needs; nothing for what is no predicate of the home. Schools are not near: they are told apart. */
export const aroundOf = (features: readonly Feature[], subject: string): Statement[] => {
  const predicates = features
    .filter((feature) => !isOfSchools(feature))
    .flatMap((feature) => predicateOf(feature) ?? [])
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  if (predicates.length < 2) return []
  const sentences: Statement[] = []
  const count = Math.ceil(predicates.length / SENTENCE_MAX)
  const size = Math.ceil(predicates.length / count)
  for (let at = 0; at < predicates.length; at += size)
    sentences.push(together(predicates.slice(at, at + size), subject))
  return sentences
}

/** 'the house has trail access and is near the park' */
const together = (predicates: readonly Predicate[], subject: string): Statement => {
  const verbs = [...new Set(predicates.map(({ verb }) => verb))]
  const phrases = verbs.map((verb): Value => {
    const rests = predicates.filter((one) => one.verb === verb).map(restOf)
    const words = concatenate([passage(verb), listed(rests, 'and').bare], ' ')
    return { bare: words, the: words, a: words, isPlural: false }
  })
  const isLoose = phrases.length === 2 && phrases.some(({ bare }) => / and /.test(bare.text))
  const said = isLoose
    ? concatenate(
        phrases.map(({ bare }) => bare),
        ', and ',
      )
    : listed(phrases, 'and').bare
  return {
    features: predicates.map(({ feature }) => feature),
    words: concatenate([passage(subject), said], ' '),
  }
}

const restOf = ({ rest, feature }: Predicate): Value => wording(rest, sourceOf(feature))
