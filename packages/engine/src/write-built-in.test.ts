import { expect, it } from 'vitest'
import type { Turn } from './turns.ts'
import { writeBuiltIn } from './write-built-in.ts'

const property = {
  address: '12 Willow Lane',
  city: 'Decatur',
  state: 'Georgia',
  zipCode: '30030',
  bedrooms: 4,
  bathrooms: 2.5,
  squareFeet: 2480,
  price: 589_000,
  propertyType: 'Single Family Home' as const,
  features: ['screened porch'],
}
const order = { property, tone: 'luxury', tier: 'premium', seed: 1, year: 2026 } as const

it('[SEC-IN-04] each attempt to do without a word is a turn of its own', async () => {
  let turns = 0
  const counted: Turn = async (work) => {
    turns += 1
    return work()
  }
  await writeBuiltIn(order, counted)
  expect(turns).toBe(1)
  const { notice } = await writeBuiltIn({ ...order, houseRules: 'Never say Decatur.' }, counted)
  expect(notice).toBe('The built-in writer could not avoid \u201cdecatur\u201d.')
  expect(turns).toBe(1 + 12)
})
