import type { PropertyInput } from '@listwright/contracts'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useReview } from './use-review.ts'

const property: PropertyInput = {
  address: '7 Quiet Row',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 1810,
  price: 500_000,
  propertyType: 'Townhouse',
  yearBuilt: 2006,
  lotSize: null,
  features: [],
}

const zone = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'America/New_York'
  // New Year's Eve in New York, the first of January on the server.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2027-01-01T02:00:00Z') })
})
afterEach(() => {
  process.env.TZ = zone
  vi.useRealTimers()
})

const numbersFound = async (text: string) => {
  const { result } = renderHook(() => useReview({ property, text, kind: 'mls' }))
  await waitFor(() => expect(result.current.factCheck).toBe('done'))
  return result.current.findings
    .filter(({ rule }) => rule === 'fact/number')
    .map((finding) => finding.text)
}

it('the age of a building is counted from the year that the writer counts from', async () => {
  expect(new Date().getFullYear()).toBe(2026)
  expect(await numbersFound('This townhouse is 21 years old.')).toEqual([])
  expect(await numbersFound('This townhouse is 20 years old.')).toEqual(['20'])
})
