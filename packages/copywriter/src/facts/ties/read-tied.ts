import type { Setting } from '../concepts/scopes.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { bothNotes } from './both-notes.ts'
import { presenceOf } from './presence.ts'
import type { Tie } from './tie.ts'
import { TIES } from './ties.ts'

interface TiedLine {
  head: string
  tail: string
  /** Whether a comma stands between them: without a tie, they are two notes. */
  isComma: boolean
  tie: Tie
  match: RegExpExecArray
}

/** Whether `next` says something about `last`, after which it was typed. */
export const isTied = (last: string, next: string): boolean =>
  tieOf(expandShorthand(last), expandShorthand(next)) !== null

/**
 * A line whose end belongs to what stands before it, in one clause or as a thing and its part.
 * @example readTied('foundation repaired 2019, transferable warranty') // 'the foundation was repaired in 2019 and carries …'
 */
export const readTied = (
  text: string,
  setting: Setting,
  read: (text: string, setting: Setting) => ItemFeature[],
): ItemFeature[] | null => {
  const line = tiedLine(text)
  if (!line) return null
  const features = read(line.head, setting)
  const owner = features.at(-1)
  if (!owner) return null
  const { tie, match } = line
  if (owner.statement && isToldAsClause(owner))
    return [
      ...features.slice(0, -1),
      {
        ...owner,
        text,
        name: null,
        concept: null,
        statement: `${owner.statement}${tie.clause(match, owner.statement)}`,
      },
    ]
  if (tie.isOfThing && owner.name && features.length === 1) {
    const said = presenceOf(owner.name)
    return [
      {
        ...owner,
        text,
        name: null,
        concept: null,
        statement: `${said}${tie.clause(match, said)}`,
      },
    ]
  }
  if (!tie.part || !owner.name)
    return line.isComma ? bothNotes(features, read(line.tail, setting)) : null
  const [name, tail] = tie.part(match)
  const part = itemFeature({
    text: `${name} ${tail}`.trim(),
    kind: owner.kind,
    name: nounPhrase(name, tail).phrase,
  })
  return [...features, { ...part, partOf: features.length - 1 }]
}

/** What the property is keeps its own sentence. */
const isToldAsClause = ({ statement }: ItemFeature): boolean => !/^it is an? /.test(statement ?? '')

const tiedLine = (text: string): TiedLine | null => {
  for (const mark of [/, /, / \(/, / with /i, / - /]) {
    const at = mark.exec(text)
    if (!at) continue
    const head = text.slice(0, at.index)
    const tail = text.slice(at.index + at[0].length).replace(/\)$/, '')
    const found = tieOf(head, tail)
    if (found) return { head, tail, isComma: at[0] === ', ', ...found }
  }
  return null
}

const tieOf = (head: string, tail: string): Pick<TiedLine, 'tie' | 'match'> | null => {
  for (const tie of TIES) {
    const match = tie.tail.exec(tail)
    if (match && (tie.head?.test(head) ?? true)) return { tie, match }
  }
  return null
}
