import { reviewCopy } from '@listwright/reviewer'
import { wordsOf } from './words.ts'

/** Clichés of every level, each as it is written. */
export const clichesIn = (text: string): string[] =>
  reviewCopy({ text, kind: 'facebook' })
    .filter(({ rule }) => rule.startsWith('cliche/'))
    .map((finding) => finding.text)

export const clichesPer100Words = (text: string): number =>
  (clichesIn(text).length * 100) / Math.max(1, wordsOf(text).length)
