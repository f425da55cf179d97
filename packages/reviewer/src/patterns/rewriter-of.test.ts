import { expect, test } from 'vitest'
import { firstRewriterOf } from './first-rewriter-of.ts'
import { rewriterOf } from './rewriter-of.ts'

const rewrite = rewriterOf([
  [/\bbsmt\b/gi, 'basement'],
  [/\bfin basement\b/gi, 'finished bsmt'],
  [/\bw\//gi, 'with '],
  [/\bwith +/gi, 'with '],
])

test('what one replacement writes is seen by the later ones and not by itself', () => {
  expect(rewrite('fin bsmt w/ bath')).toBe('finished bsmt with bath')
})

test('what nothing matches stays as it is', () => {
  expect(rewrite('granite counters')).toBe('granite counters')
})

test('only the first replacement that fits is done', () => {
  const rewriteFirst = firstRewriterOf([
    [/^lake(?:side|front)$/i, 'on the lake'],
    [/\bon the\b/i, 'by the'],
    [/lake/i, 'pond'],
  ])
  expect(['lakefront', 'on the lake', 'creek'].map(rewriteFirst)).toEqual([
    'on the lake',
    'by the lake',
    'creek',
  ])
})
