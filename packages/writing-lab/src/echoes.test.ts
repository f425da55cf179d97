import { expect, test } from 'vitest'
import { echoesIn } from './echoes.ts'

test('a word that comes back in the next sentence is an echo', () => {
  expect(echoesIn('A wide deck faces south. The deck is new.')).toEqual(['deck'])
  expect(echoesIn('A wide deck. The yard is fenced. The deck is new.')).toEqual([])
  expect(echoesIn('Four bedrooms are upstairs. Two bedrooms have baths.')).toEqual([])
})
