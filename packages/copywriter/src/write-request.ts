import { customTone, PROPERTY_TYPES, TIERS, TONES } from '@listwright/contracts'
import { z } from 'zod'
import type { WriteRequest } from './request.ts'

const text = z.string().nullish()
const number = z.number().nullish()

const writeRequest = z.object({
  property: z.object({
    address: text,
    city: text,
    state: text,
    zipCode: text,
    bedrooms: number,
    bathrooms: number,
    squareFeet: number,
    price: number,
    propertyType: z.enum(PROPERTY_TYPES).nullish(),
    yearBuilt: number,
    lotSize: number,
    features: z.array(z.string()).nullish(),
  }),
  tone: z.union([z.enum(TONES), customTone]),
  tier: z.enum(TIERS),
  seed: z.number().default(1),
  year: z.number().int().optional(),
})

/** A request from outside the type system, checked at the door. */
export const parseWriteRequest = (input: unknown): WriteRequest => {
  const parsed = writeRequest.safeParse(input)
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  const { year, ...request } = parsed.data
  return year === undefined ? request : { ...request, year }
}
