import { expect, test } from 'vitest'
import { scoreReading } from './score.ts'

const entry = (origin: 'ours' | 'gold', kind: 'mls' | 'twitter', sentences: number) => ({
  origin,
  kind,
  sentences,
  tone: 'classic' as const,
  city: 'Boise',
})

test('marks are counted by origin and kind, winces by sentence, pairs by letter', () => {
  const key = {
    texts: {
      T001: entry('ours', 'mls', 10),
      T002: entry('gold', 'mls', 10),
      T003: entry('ours', 'mls', 10),
      T004: entry('ours', 'twitter', 2),
    },
    pairs: { P01: 'A' as const, P02: 'B' as const, P03: 'A' as const },
  }
  const { ours, gold, pairs } = scoreReading(
    key,
    'id,score,winces,worst sentence\nT001,4,1,"a, b"\nT002,5,0,\nT003,1,0,x\nT004,,,\n',
    'id,better,why\nP01,A,\nP02,A,\nP03,=,level\n',
  )
  expect(ours.descriptions).toEqual({
    texts: 2,
    publishable: 0.5,
    unusable: 1,
    mean: 2.5,
    wincesPer100Sentences: 5,
  })
  expect(ours.captions.texts).toBe(0)
  expect(gold.descriptions.publishable).toBe(1)
  expect(pairs).toEqual({ ours: 1, gold: 1, level: 1 })
})
