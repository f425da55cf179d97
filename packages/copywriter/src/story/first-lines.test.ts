import type { Tone } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../testing/texts-of.ts'
import { write, writeDescription } from '../write.ts'

const firstTwoOf = (text: string): string => sentencesOf(text).slice(0, 2).join(' ')
const textsIn = (features: readonly string[], tone: Tone): string[] =>
  [1, 2, 3].map((seed) =>
    writeDescription({
      property: aProperty({ features: [...features] }),
      tone,
      tier: 'extended',
      seed,
      year: 2026,
    }),
  )
const YARD = ['fenced yard', 'granite counters', 'two-car garage']

describe('the first sentence tells the strongest facts with verbs of their own', () => {
  test('a view is told as one sees it', () => {
    const typed = ['views of Casco Bay', 'granite counters', 'gas range']
    for (const text of textsIn(typed, 'classic'))
      expect(firstTwoOf(text)).toMatch(/Casco Bay is in view|looks out on Casco Bay/)
  })

  test('land meets the water for its typed length', () => {
    for (const text of textsIn(['210 ft of ocean frontage', ...YARD], 'classic'))
      expect(firstTwoOf(text)).toMatch(/\b210 feet\b.*\bocean\b|\bocean\b.*\b210 feet\b/)
  })

  test('golf course frontage comes first, not last', () => {
    const typed = ['plantation shutters', 'covered patio', ...YARD, 'golf course frontage']
    for (const text of textsIn(typed, 'casual')) expect(firstTwoOf(text)).toMatch(/golf course/)
  })

  test('up and out are a pair', () => {
    const typed = ['rooftop terrace', 'walk to Beltline', 'gas fireplace', 'granite counters']
    for (const text of textsIn(typed, 'family')) {
      expect(firstTwoOf(text)).toMatch(/rooftop terrace/)
      expect(firstTwoOf(text)).toMatch(/Beltline/)
    }
  })

  test('original woodwork has been there since the house was built', () => {
    const property = aProperty({
      yearBuilt: 1928,
      features: ['original oak woodwork', 'full basement', 'fenced yard'],
    })
    const texts = Array.from({ length: 16 }, (_, seed) =>
      writeDescription({ property, tone: 'classic', tier: 'extended', seed, year: 2026 }),
    )
    expect(texts.some((text) => /woodwork\b.* has been here since/.test(firstTwoOf(text)))).toBe(
      true,
    )
    for (const text of texts) expect(text.match(/\b1928\b/g)).toHaveLength(1)
  })
})

test('vinyl planks begin no text', () => {
  for (const text of textsIn(
    ['LVP flooring throughout', 'near Greenwood Park', 'gas heat'],
    'family',
  ))
    expect(sentencesOf(text)[0]).not.toMatch(/vinyl/)
})

test('a text for investors begins with its price', () => {
  for (const text of textsIn(['views of Casco Bay', 'rooftop terrace', ...YARD], 'investor'))
    expect(firstTwoOf(text)).toMatch(/\$/)
})

test('what a first line does not tell is told later', () => {
  const typed = [
    'four blocks to Lake Harriet',
    'close to Linden Hills shops',
    'gas fireplace',
    'deck',
  ]
  for (const tone of ['family', 'modern', 'casual', 'classic', 'luxury'] as const)
    for (const text of textsIn(typed, tone)) {
      expect(text.match(/Lake Harriet/g)).toHaveLength(1)
      expect(text.match(/Linden Hills/g)).toHaveLength(1)
    }
})

test('the title names the strongest fact, not the year', () => {
  const property = aProperty({
    propertyType: 'Estate',
    yearBuilt: 1927,
    lotSize: 6.1,
    features: ['two-story library', 'clay tennis court', 'slate roof', 'indoor squash court'],
  })
  for (let seed = 0; seed < 6; seed++) {
    const { headline } = write({ property, tone: 'classic', tier: 'premium', seed, year: 2026 })
    expect(headline).toMatch(/Library|Court/)
  }
})
