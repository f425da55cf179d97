import { INHABITANTS, PERSONS, SETTLEMENTS, SHARES } from './cues.ts'
import { type Group, groupsAt } from './groups.ts'
import type { Word } from './words.ts'

/** A group as it stands among the words. */
export interface Mention {
  from: number
  to: number
  group: Group
  /** A word for people is part of it, or it is one. */
  isPeople: boolean
}

/** The groups that the words from `at` on may name, each with the people it is about. */
export function* mentionsAt(words: Word[], texts: string[], at: number): Generator<Mention> {
  for (const { length, group } of groupsAt(texts, at)) {
    const to = at + length
    // 'Children's Hospital' is no child; a clause does not go on in the next.
    if (words[to - 1]?.isPossessive) continue
    if (words.slice(at, to - 1).some(({ isLast }) => isLast)) continue
    // 'A couple of closets', 'a family of ferns'; but 'a family of four'.
    if (
      /^(?:couple|family)$/.test(texts[to - 1] ?? '') &&
      texts[to] === 'of' &&
      !isCount(texts[to + 1])
    )
      continue
    if (group.kind === 'people' || group.kind === 'thing') {
      const person = group.isSingular ? personAfter(words, texts, to) : null
      yield {
        from: at,
        to: person ?? to,
        group,
        isPeople: (group.kind === 'people' && !group.isSingular) || person !== null,
      }
      continue
    }
    const person = personAfter(words, texts, to)
    if (person) yield { from: at, to: person, group, isPeople: true }
    else if (group.kind === 'quality') yield { from: at, to, group, isPeople: false }
    else if (
      SETTLEMENTS.has(texts[to] ?? '') ||
      [1, 2, 3].some(
        (back) => SHARES.has(texts[at - back] ?? '') || INHABITANTS.has(texts[at - back] ?? ''),
      )
    )
      yield { from: at, to, group, isPeople: false }
  }
}

const isCount = (text = ''): boolean => /^(?:\d+|two|three|four|five|six|seven|eight)$/.test(text)

/** Where a word for people ends that the words from `at` on lead to: 'black', 'working', 'couples'. */
const personAfter = (words: Word[], texts: string[], at: number): number | null => {
  for (let next = at; next < at + 3 && next < words.length; next += 1) {
    if (words[next - 1]?.isLast) return null
    const text = texts[next] ?? ''
    if (PERSONS.has(text)) return words[next]?.isPossessive ? null : next + 1
    if (
      !/^(?:young|old|older|single|working|professional|speaking|or|and|tenant|jewish|christian|male|female)$/.test(
        text,
      ) &&
      groupsAt(texts, next).length === 0
    )
      return null
  }
  return null
}
