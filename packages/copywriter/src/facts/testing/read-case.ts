import type { PropertyType } from '@listwright/contracts'
import type { PropertyReading } from '../property-reading.ts'
import { readEverything } from '../read-property.ts'

/** How one note is read, as the only one of an ordinary property of its type. */
export const readCase = (propertyType: PropertyType, typed: string): PropertyReading =>
  readEverything({ propertyType, bedrooms: 3, bathrooms: 2, features: [typed] })
