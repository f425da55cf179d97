import { propertyInput } from '@listwright/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyProperty, realisticProperty } from './arbitraries.ts'

test('every generated property is one that the form accepts', () => {
  fc.assert(
    fc.property(anyProperty(), (property) => {
      expect(propertyInput.safeParse(property).error).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('a realistic property has a price above zero and, unless it is land, a size', () => {
  fc.assert(
    fc.property(realisticProperty(), (property) => {
      expect(property.price).toBeGreaterThan(0)
      expect(property.squareFeet > 0 || property.propertyType === 'Land').toBe(true)
    }),
  )
})
