import { concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Clause } from './predicates/clause.ts'
import type { Statement } from './statement.ts'

/** With more words than this, a reader would lose track of the shared verb. */
const SHARED_MAX = 3

/** Clauses as one sentence without capital and full stop: 'the doorways are arched and the windows leaded glass'. */
export const joinClauses = (clauses: readonly Clause[]): Statement => {
  const features = clauses.flatMap((clause) => clause.features)
  const [first, second] = clauses
  if (first && second && clauses.length === 2 && sayTheSame(first, second))
    return {
      features,
      words: concatenate(
        [first.subject, passage('and'), second.subject, passage('are'), first.rest],
        ' ',
      ),
    }
  if (first && second && clauses.length === 2 && shareVerb(first, second))
    return {
      features,
      words: concatenate(
        [worded(first), passage('and'), inOnePiece([second.subject, second.rest])],
        ' ',
      ),
    }
  const words = clauses.map(worded)
  if (words.length < 2) return { features, words: concatenate(words, '') }
  const before = concatenate(words.slice(0, -1), ', ')
  return { features, words: concatenate([before, ...words.slice(-1)], ', and ') }
}

/** 'The carpet and the paint are new.' */
const sayTheSame = (one: Clause, other: Clause): boolean =>
  one.rest.text === other.rest.text &&
  [one, other].every(
    ({ subject, verb }) => /^(?:is|are)$/.test(verb) && subject.text.startsWith('the '),
  )

const shareVerb = (one: Clause, other: Clause): boolean =>
  one.verb === other.verb &&
  /^(?:is|are)$/.test(one.verb) &&
  [one, other].every(
    ({ subject, rest }) =>
      /^(?:in the kitchen, )?the /.test(subject.text) &&
      subject.text.replace(/^in the kitchen, /, '').split(' ').length <= SHARED_MAX &&
      rest.text.split(' ').length <= SHARED_MAX &&
      !/ and |^(?:by|in|on|over|off|above) /.test(rest.text),
  )

const worded = ({ subject, verb, rest }: Clause): Passage =>
  inOnePiece(subject.text ? [subject, passage(verb), rest] : [passage(verb), rest])

/** A clause that comes from one feature is one claim, its verb included. */
const inOnePiece = (pieces: readonly Passage[]): Passage => {
  const { text, spans } = concatenate(pieces, ' ')
  const [first, ...others] = spans
  const isOne = others.length > 0 && others.every(({ source }) => source === first?.source)
  return isOne && first ? passage(text, first.source) : { text, spans }
}
