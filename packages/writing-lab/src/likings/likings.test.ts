import { expect, test } from 'vitest'
import { fitLikings, shareChosen } from './fit-likings.ts'
import { judgedLikings } from './judged-likings.ts'

const judged = judgedLikings()

test('what is learned from some readers finds what others chose', () => {
  const unseen = new Set([...new Set(judged.map(({ reader }) => reader))].slice(-5))
  const weights = fitLikings(judged.filter(({ reader }) => !unseen.has(reader)))
  const others = judged.filter(({ reader }) => unseen.has(reader))
  expect(shareChosen(others, weights)).toBeGreaterThan(0.65)
  expect(
    shareChosen(
      others.filter(({ isClear }) => isClear),
      weights,
    ),
  ).toBeGreaterThan(0.75)
})
