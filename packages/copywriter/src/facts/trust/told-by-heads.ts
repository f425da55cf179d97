import type { Feature } from '../feature.ts'
import type { PropertyReading } from '../property-reading.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import { QUOTED_MAX, type UnusedNote } from '../unused-note.ts'
import { type Head, headsOf } from './heads.ts'
import { withoutLooseRests } from './loose-rests.ts'
import { DOUBTFUL, doubtsOf, isTrusted, trusted } from './trusted.ts'

/** Reads the property with these notes in place of those that were typed. */
type ReadNotes = (notes: readonly unknown[]) => PropertyReading

/**
 * What can be told of a property. A note that is doubted, or that makes no sense, is told by its beginning where that is clear by
 * itself; only what was typed behind it is reported then.
 */
export const toldByHeads = (typed: readonly unknown[], read: ReadNotes): PropertyReading =>
  withoutLooseRests(readByHeads(typed, read))

const readByHeads = (typed: readonly unknown[], read: ReadNotes): PropertyReading => {
  const whole = read(typed)
  const { features, doubted } = trusted(whole.facts.features, typed)
  const heads = soundHeads(typed, whole, doubted, read)
  if (heads.size === 0)
    return { ...whole, facts: { ...whole.facts, features }, unused: [...whole.unused, ...doubted] }
  const told = read(withHeads(typed, heads))
  const left = doubted.filter(({ index }) => !heads.has(index))
  return {
    ...told,
    facts: {
      ...told.facts,
      features: told.facts.features.filter((one) => !left.some(({ index }) => index === one.index)),
    },
    unused: [...told.unused, ...left, ...[...heads].map(afterthought)],
  }
}

const afterthought = ([index, { rest }]: [number, Head]): UnusedNote => ({
  index,
  text: rest.slice(0, QUOTED_MAX),
  reason: DOUBTFUL,
})

const withHeads = (typed: readonly unknown[], heads: ReadonlyMap<number, Head>): unknown[] =>
  typed.map((note, index) => heads.get(index)?.text ?? note)

/** For each note that is not told, its longest beginning that is understood. */
const soundHeads = (
  typed: readonly unknown[],
  whole: PropertyReading,
  doubted: readonly UnusedNote[],
  read: ReadNotes,
): ReadonlyMap<number, Head> => {
  const doubts = doubtsOf(whole.facts.features, typed)
  const open = new Map(
    [...doubted, ...notUnderstood(whole)].flatMap(({ index }): [number, Head[]][] => {
      const note = typed[index]
      const heads = typeof note === 'string' ? headsOf(note) : []
      return heads.length > 0 ? [[index, heads]] : []
    }),
  )
  const sound = new Map<number, Head>()
  while (open.size > 0) {
    const tried = new Map([...open].flatMap(([index, [head]]) => (head ? [[index, head]] : [])))
    const { facts, unused } = read(withHeads(typed, tried))
    for (const [index, head] of tried) {
      const features = facts.features.filter((feature) => feature.index === index)
      const isWhole = features.length > 0 && !unused.some((note) => note.index === index)
      const isClear = isWhole && (!head.isList || features.every(isThing))
      if (isClear && isTrusted(index, head.text, features, doubts)) sound.set(index, head)
      const left = sound.has(index) ? [] : (open.get(index) ?? []).slice(1)
      if (left.length > 0) open.set(index, left)
      else open.delete(index)
    }
  }
  return sound
}

const isThing = ({ concept, statement }: Feature): boolean => concept !== null && statement === null

/** Notes of which nothing is told because their words were not understood, and not for what they say. */
const notUnderstood = ({ facts, unused }: PropertyReading): readonly UnusedNote[] =>
  unused.filter(
    ({ index, reason }) =>
      (reason === UNTELLABLE || reason.startsWith("We don't know ")) &&
      !facts.features.some((feature) => feature.index === index),
  )
