import { doubtBy } from '@listwright/copywriter/readings'
import { expect, test } from 'vitest'
import { type Example, fitWeights } from './fit-weights.ts'
import { judgedReadings, type Mark } from './judged-readings.ts'

const readings = judgedReadings(6)

const told = (mark: Mark): number => {
  const judged = readings.filter((reading) => reading.mark === mark)
  return judged.filter(({ isTrusted }) => isTrusted).length / judged.length
}

test('most readings that a copy editor called bad are not told, and nearly all good ones are', () => {
  expect(told('B')).toBeLessThan(0.35)
  expect(told('G')).toBeGreaterThan(0.92)
})

test('what is learned from some authors holds for the notes of others', () => {
  const exampleOf = ({ signals, mark }: (typeof readings)[number]): Example => ({
    signals,
    isBad: mark === 'B',
    weight: 1,
  })
  const unseen = new Set([...new Set(readings.map(({ set }) => set))].slice(-4))
  const weights = fitWeights(readings.filter(({ set }) => !unseen.has(set)).map(exampleOf))
  const doubts = (mark: Mark) =>
    readings
      .filter((reading) => unseen.has(reading.set) && reading.mark === mark)
      .map(({ signals }) => doubtBy(weights, signals))
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  expect(mean(doubts('B'))).toBeGreaterThan(1.5 * mean(doubts('G')))
})

test('a signal that only bad readings have speaks against a reading, one of good ones for it', () => {
  const examples = Array.from({ length: 40 }, (_, at): Example => {
    const isBad = at % 2 === 0
    return { signals: new Set(['a thing', isBad ? 'guessed' : 'known']), isBad, weight: 1 }
  })
  const weights = fitWeights(examples)
  expect(doubtBy(weights, new Set(['a thing', 'guessed']))).toBeGreaterThan(0.7)
  expect(doubtBy(weights, new Set(['a thing', 'known']))).toBeLessThan(0.3)
})
