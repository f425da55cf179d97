import { expect, test } from 'vitest'
import { textsOf } from '../testing/texts-of.ts'

test('residents share what a building has, and a community room keeps its name', () => {
  const typed = ['balcony', 'quartz counters', 'community room with kitchen', 'gym']
  for (const text of textsOf(typed, 'Condo'))
    expect(text).not.toMatch(/(?<!community )room with a kitchen/i)
})

test('the kitchen is named before its counters are told', () => {
  for (const text of textsOf(['deck', 'sauna', 'granite counters', 'stainless appliances']))
    expect(text).not.toMatch(/(?<!kitchen, |and )the counters are granite and/i)
})
