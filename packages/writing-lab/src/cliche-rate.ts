import { reviewCopy } from '@listwright/reviewer'
import { wordsOf } from './words.ts'

/** Cliches of every level per hundred words. */
export const clichesPer100Words = (text: string): number => {
  const hits = reviewCopy({ text, kind: 'facebook' }).filter(({ rule }) =>
    rule.startsWith('cliche/'),
  )
  return (hits.length * 100) / Math.max(1, wordsOf(text).length)
}
