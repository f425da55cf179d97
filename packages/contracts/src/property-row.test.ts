import { expect, it } from 'vitest'
import { propertyFromRow, propertyToRow } from './property-row.ts'

const row = {
  id: 'p',
  user_id: 'u',
  address: '12 Oak Street',
  city: 'Decatur',
  state: 'GA',
  zip_code: '30030',
  bedrooms: 3,
  bathrooms: 2.5,
  square_feet: 2013,
  price: 499_900,
  property_type: 'Townhouse',
  year_built: null,
  lot_size: 0.25,
  features: ['pool'],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
}

it('a property comes out of its row and goes back into it unchanged', () => {
  const { id, user_id, created_at, updated_at, ...typed } = row
  expect(propertyFromRow(row)).toMatchObject({
    id,
    userId: user_id,
    createdAt: created_at,
    zipCode: '30030',
  })
  expect(propertyToRow(propertyFromRow(row))).toEqual(typed)
})
