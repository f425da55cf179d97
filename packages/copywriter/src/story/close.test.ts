import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { sentencesOf, textsOf } from '../testing/texts-of.ts'
import { writeDescription } from '../write.ts'

const HOME = ['pool', 'den', 'sauna', 'deck']
const PRICE = /\$\d{3},\d{3}|\$\d,\d{3},\d{3}/

const lastOf = (text: string): string => sentencesOf(text).at(-1) ?? ''

const rentals = (features: readonly string[]): string[] =>
  (['luxury', 'family', 'modern', 'classic', 'casual'] as const).map((tone) =>
    writeDescription({
      property: aProperty({
        propertyType: 'Apartment',
        price: 1895,
        features: [...features],
      }),
      tone,
      tier: 'extended',
      seed: 1,
      year: 2026,
    }),
  )

test('one thing that is included shares the sentence of the price', () => {
  const told = textsOf([...HOME, 'mooring included'])
    .map(lastOf)
    .join('\n')
  expect(told).toMatch(/\$[\d,]+, and the mooring is included\./)
  expect(told).toMatch(/\$[\d,]+, with the mooring included\./)
})

test('what is in the home already stays', () => {
  expect(textsOf([...HOME, 'stainless appliances stay']).join('\n')).toMatch(
    /\$[\d,]+, and the stainless steel appliances stay\./,
  )
})

test('what an association does is not told as included in the price', () => {
  for (const text of textsOf([...HOME, 'snow removal and lawn care included'], 'Townhouse'))
    expect(text).not.toMatch(/\$[\d,]+, (?:and|with) (?:the )?snow/)
})

test.each([
  ['HOA covers exterior and landscaping', /HOA covers/],
  ['no short term rentals', /rentals/],
  ['HOA $42/mo includes trash', /trash/],
])('nothing of the deal stands behind the price: %s', (typed, words) => {
  for (const text of textsOf([...HOME, typed], 'Townhouse')) {
    const at = text.search(PRICE)
    const isOpening = at < text.indexOf('\n\n')
    if (!isOpening) expect(text.search(words)).toBeLessThan(at)
  }
})

test('a right to the land is told with the land', () => {
  for (const text of textsOf(
    ['creek', 'power at the road', 'meadow', 'well permit in hand'],
    'Land',
  ))
    expect(text.split('\n\n').at(-1)).not.toMatch(/well permit/)
})

test('a rental ends with the day it is available', () => {
  for (const text of rentals([...HOME, 'cats ok', '12 month lease', 'available Aug 1']))
    expect(lastOf(text)).toMatch(/[Aa]vailable August 1/)
})

test('the lease of a rental shares the sentence of the rent', () => {
  expect(rentals([...HOME, '12 month lease', 'pet fee $300']).join('\n')).toMatch(
    /\$1,895 a month(?:, .* included,)? on a 12-month lease/,
  )
})

test('a pet fee stands with the pets', () => {
  for (const text of rentals([...HOME, 'pets ok', 'pet fee $300']))
    expect(text).toMatch(/[Pp]ets are allowed for a fee of \$300/)
})
