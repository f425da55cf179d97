import type { Row } from './database.ts'
import type { Property, PropertyInput } from './property.ts'
import { PROPERTY_TYPES } from './property-type.ts'

/** A property as the table `properties` holds it. */
export type PropertyRow = Omit<Row<'properties'>, 'library_id' | 'team_id'>

export const propertyFromRow = (row: PropertyRow): Property => ({
  id: row.id,
  userId: row.user_id,
  address: row.address,
  city: row.city,
  state: row.state,
  zipCode: row.zip_code,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  squareFeet: row.square_feet,
  price: row.price,
  propertyType: PROPERTY_TYPES.find((type) => type === row.property_type) ?? 'Single Family Home',
  yearBuilt: row.year_built,
  lotSize: row.lot_size,
  features: row.features,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** The columns that an agent fills in. */
export const propertyToRow = (property: PropertyInput) => ({
  address: property.address,
  city: property.city,
  state: property.state,
  zip_code: property.zipCode,
  bedrooms: property.bedrooms,
  bathrooms: property.bathrooms,
  square_feet: property.squareFeet,
  price: property.price,
  property_type: property.propertyType,
  year_built: property.yearBuilt ?? null,
  lot_size: property.lotSize ?? null,
  features: property.features,
})
