import { noteClause } from '../grammar/note-clause.ts'
import { kindOfClause } from '../grammar/read-fragment.ts'
import { isSenseless } from '../grammar/sense.ts'
import { endsInVerb } from '../grammar/verbs.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { unknownWord } from '../refusals/unknown-words.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import { agentWords, NO_NOTE } from './agent-note.ts'
import { lostWords } from './lost-words.ts'
import type { ReadPiece } from './told-together.ts'

/**
 * Reads a note by its grammar where no rule understood it, or where a rule lost one of its words. All other pieces stay as
 * they are.
 */
export const withNoteClauses = (pieces: readonly ReadPiece[]): ReadPiece[] =>
  pieces.map((piece) => {
    const { item, reading } = piece
    const isApart = pieces.every((other) => other === piece || other.item.index !== item.index)
    const features = reading.refusal && !isApart ? null : clausesOf(piece)
    return features
      ? { item, reading: { ...reading, features, refusal: null, leftOut: null } }
      : piece
  })

const clausesOf = (piece: ReadPiece): readonly ItemFeature[] | null => {
  const { item, reading } = piece
  if (reading.refusal && reading.refusal !== UNTELLABLE) return null
  const clauses = reading.features.map((feature) =>
    isNote(feature) ? clauseOf(feature.text) : null,
  )
  if (clauses.some((clause) => clause !== null))
    return reading.features.map((feature, at) => clauses[at] ?? feature)
  if (reading.restated || !(isDoubtful(piece) || hasPredicate(piece))) return null
  const note = agentWords(item.text)
  const clause = NO_NOTE.test(note) ? null : clauseOf(note)
  return clause && lostIn(piece, [clause]).length === 0 ? [clause] : null
}

/** A name that holds a predicate: 'elevator shaft framed as closets', 'rentals not allowed in the city'. */
const hasPredicate = ({ reading: { features } }: ReadPiece): boolean => {
  const [first, ...others] = features
  if (!first?.name || first.statement) return false
  const { text, tail } = first.name
  // 'greenhouse heats with propane' was read as a thing and its part.
  if (others.length > 0) return others.every(({ partOf }) => partOf === 0) && endsInVerb(text)
  return (
    !tail.startsWith('(') &&
    (PREDICATE.test(`${text} ${tail}`) || HAS_OBJECT.test(text) || endsInVerb(text))
  )
}
/** A name has no article inside, and does not begin with a party and its verb: 'two decks face the bay', 'owner mows ditch'. */
const HAS_OBJECT =
  /[a-z] (?!of|in|on|to|at|and|or|by|for|with|from|off|over|near|all|both|half|than|as|per|under|behind|above|below|beside|along|across|around|through|into)[a-z]+ (?:the|its|an?) [a-z]|^(?:owner|seller|tenant|landlord|neighbor|builder|city|county|association|HOA) [a-z]+s [a-z]/i
const PREDICATE =
  / in (?:use|service|operation)$|\S (?:not|still|never|already) \S|[a-z] [a-z]+ed (?:as|by|not|per)\b/i

/** Whether nothing was read, or things of which a word was lost. */
const isDoubtful = (piece: ReadPiece): boolean => {
  const { features } = piece.reading
  return (
    features.every(({ kind, statement }) => statement === null && !NAMED_OTHERWISE.has(kind)) &&
    (features.length === 0 || lostIn(piece, features).length > 0)
  )
}

/** What is told in words of its own, which are not those that were typed. */
const NAMED_OTHERWISE: ReadonlySet<ItemFeature['kind']> = new Set(['view', 'parking', 'community'])

const isNote = ({ name, statement }: ItemFeature): boolean => !name && !statement

const lostIn = ({ item, reading }: ReadPiece, features: readonly ItemFeature[]): string[] =>
  lostWords(item.text, features, [reading.praise?.words ?? ''])

const clauseOf = (note: string): ItemFeature | null => {
  const clause = noteClause(note)
  if (!clause) return null
  const { subject, statement } = clause
  const feature = {
    ...itemFeature({ text: note, kind: kindOfClause(statement, subject), statement }),
    readAs: 'clause' as const,
  }
  return unknownWord([feature]) || isSenseless(feature) ? null : feature
}
