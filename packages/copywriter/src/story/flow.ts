import { concatenate, type Passage } from '../compose/passage.ts'
import type { Role, Sentence } from './sentence.ts'

const PLAIN: ReadonlySet<Role> = new Set(['group', 'statement', 'dates'])
/** A clause of more words stands alone. */
const CLAUSE_MAX = 15
const SENTENCE_MAX = 32
const CLAUSES_MAX = 3
/** How a clause may begin and still follow a comma. */
const FOLLOWS =
  /^(?:The|There|There's|A|An|You|You've|You'll|You're|It's|Its|All|No|Utilities|Completion|Rental|Property|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve) /

/** Joins short plain sentences that follow each other, so that no fact is left as a stub. */
export const flowing = (sentences: readonly Sentence[]): Sentence[] => {
  const joined: Sentence[][] = []
  for (const next of sentences) {
    const open = joined.at(-1)
    if (open && canFollow(next, open)) open.push(next)
    else joined.push([next])
  }
  return joined.map(asOne)
}

const canFollow = (next: Sentence, open: readonly Sentence[]): boolean => {
  const last = open.at(-1)
  if (!last || !isClause(next) || !isClause(last)) return false
  if (!FOLLOWS.test(next.text) && !startsWithName(next)) return false
  const all = [...open, next]
  const lists = all.filter(isList).length
  return (
    all.length <= (lists > 0 ? CLAUSES_MAX - 1 : CLAUSES_MAX) &&
    lists <= 1 &&
    words(all.map(({ text }) => text).join(' ')) <= SENTENCE_MAX
  )
}

/** 'FHA and VA loans are not accepted' keeps its capital. */
const startsWithName = ({ features: [feature], role }: Sentence): boolean =>
  role === 'statement' && /^[A-Z]/.test(feature?.statement ?? '')

/** Three things or more, or two clauses already: one more clause would blur them. */
const isList = ({ text }: Sentence): boolean => /,/.test(text)

const isClause = ({ text, role }: Sentence): boolean =>
  PLAIN.has(role) &&
  words(text) <= CLAUSE_MAX &&
  !/^(?:Step|Come|Start|Also|Plus)\b/.test(text) &&
  !/[;:?!]|\. /.test(text) &&
  text.endsWith('.')

const words = (text: string): number => text.split(' ').length

const asOne = (sentences: readonly Sentence[]): Sentence => {
  const [first, ...others] = sentences
  if (!first || others.length === 0) return first as Sentence
  const clauses = [
    withoutStop(first),
    ...others.map((next) =>
      startsWithName(next) ? withoutStop(next) : lowered(withoutStop(next)),
    ),
  ]
  const last = clauses.pop() as Passage
  const before = concatenate(clauses, ', ')
  const { text, spans } = concatenate([before, last], ', and ')
  return {
    ...first,
    text: `${text}.`,
    spans,
    features: sentences.flatMap(({ features }) => features),
  }
}

const withoutStop = ({ text, spans }: Passage): Passage => ({
  text: text.replace(/\.$/, ''),
  spans,
})

const lowered = ({ text, spans }: Passage): Passage => ({
  text: text.charAt(0).toLowerCase() + text.slice(1),
  spans,
})
