import { articleFor } from '@listwright/reviewer/language'
import type { ItemFeature } from '../item-feature.ts'

/** Words that limit the noun behind them. */
const LIMIT = /\b(some|additional|separate) ([a-z]+)/i

/**
 * A clause with the limiting word that its rule left out, before the word that it was typed with.
 * @example withLimit(needsWork, 'needs some brick work') // 'it needs some brick work'
 */
export const withLimit = (feature: ItemFeature, typed: string): ItemFeature | null => {
  const [, limit = '', noun = ''] = LIMIT.exec(typed) ?? []
  const { statement } = feature
  if (!limit || !noun || !statement || new RegExp(`\\b${limit}\\b`, 'i').test(statement))
    return null
  const word = limit.toLowerCase()
  const told = statement
    .replace(new RegExp(`\\b(?=${noun}\\b)`, 'i'), `${word} `)
    .replace(new RegExp(`\\ban? (?=${word}\\b)`), word === 'some' ? '' : `${articleFor(word)} `)
  return told === statement ? null : { ...feature, statement: told }
}
