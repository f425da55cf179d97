import { escaped } from '../compose/escaped.ts'
import { named } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'

/** What leads a text by itself and is not told away behind something else. */
const STRONG =
  /\b(?:pools?|casita|house|cottage|apartment|docks?|views?|barn|ADU|deck|porch|porches|piazzas?|terraces?|balcony|loggia|garden|spa|hot tub|fireplaces?|kitchen|frontage)\b/i
/** Clauses such as 'it is a brick ranch' are worded by the first sentence and are left as they are here. */
const IDENTITY = /^it is an? |^the style\b/
/** 'On a ravine lot with a footbridge', but 'the second floor is raw, with a freight hoist'. */
const PLACED = /^it is (?:in|on) /

/**
 * 'Ravine lot with footbridge' was typed as one thought: what stands behind 'with' ends the clause before it. By itself, the
 * footbridge would be told without its ravine.
 */
export const withWhatFollows = (features: readonly Feature[]): Feature[] => {
  const followerOf = (clause: Feature) =>
    features.find((other) => isBehind(other, clause, features)) ?? null
  return features.flatMap((feature): Feature[] => {
    if (features.some((clause) => followerOf(clause) === feature)) return []
    const name = followerOf(feature)?.name
    if (!name) return [feature]
    const joint = PLACED.test(feature.statement ?? '') ? ' with ' : ', with '
    return [{ ...feature, statement: `${feature.statement}${joint}${named(name, '').a.text}` }]
  })
}

const isBehind = (thing: Feature, clause: Feature, all: readonly Feature[]): boolean => {
  const { name, partOf, statement, index, year } = thing
  if (!name || partOf || statement !== null || year !== null || index !== clause.index) return false
  if (thing.kind === 'room' || clause.kind === 'utilities') return false
  if (clause.name || !clause.statement || /[,;]|\bwith\b/.test(clause.statement)) return false
  if (IDENTITY.test(clause.statement) || STRONG.test(name.text)) return false
  if (all.some((other) => other.partOf === thing || other.partOf === clause)) return false
  const others = all.filter((other) => other.index === index)
  const [first = ''] = name.text.split(' ')
  return (
    others.length === 2 &&
    new RegExp(`\\b(?:with|w/) ?(?:an? |the )?${escaped(first)}`, 'i').test(thing.typed)
  )
}
