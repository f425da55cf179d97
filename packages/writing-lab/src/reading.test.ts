import { expect, test } from 'vitest'
import { grammarChecker } from './harper.ts'
import { marksOf } from './marks.ts'
import { theReading } from './sample.ts'

const samples = theReading()
const marks = samples.map((sample) => ({
  where: `${sample.property.city}, ${sample.tone}`,
  ...marksOf(sample),
}))
const noted = (of: 'filler' | 'visits' | 'shorthand' | 'lost' | 'findings' | 'slips') =>
  marks.flatMap(({ where, ...all }) => all[of].map((each) => `${where}: ${each}`))

test('every sentence of the reading says something about its property', () => {
  expect(noted('filler')).toEqual([])
})

test('no sentence is about the visit, the furniture or the text', () => {
  expect(noted('visits')).toEqual([])
})

test('nothing is printed in shorthand', () => {
  expect(noted('shorthand')).toEqual([])
})

test('every typed feature is told or reported', () => {
  expect(noted('lost')).toEqual([])
})

test('the reviewer has no objection to the reading', () => {
  expect(noted('findings')).toEqual([])
})

test('there is no grammar slip in the reading', () => {
  expect(noted('slips')).toEqual([])
})

test('a grammar checker has nothing to say about a sixth of the reading', async () => {
  const check = await grammarChecker()
  const read = samples.filter((_, at) => at % 7 === 0)
  const remarks = await check(read.map(({ content }) => content.description))
  expect(
    read.flatMap(({ property, tone }, at) =>
      (remarks[at] ?? []).map((remark) => `${property.city}, ${tone}: ${remark}`),
    ),
  ).toEqual([])
})
