import type { Finding, PropertyInput, SocialNetwork, WrittenContent } from '@listwright/contracts'
import { reviewCopy } from '@listwright/reviewer'
import type { PropertyToWrite, WriteRequest } from './request.ts'

/** What the reviewer says about the description and the four captions. */
export const reviewContent = (
  { property, year }: WriteRequest,
  { description, socialCaptions }: Pick<WrittenContent, 'description' | 'socialCaptions'>,
): Finding[] => {
  const context = { property: complete(property), ...(year === undefined ? {} : { year }) }
  return [
    ...reviewCopy({ ...context, text: description, kind: 'mls', limit: description.length }),
    ...Object.entries(socialCaptions).flatMap(([network, text]) =>
      reviewCopy({ ...context, text, kind: network as SocialNetwork }),
    ),
  ]
}

/** The fields that every property has, blank where nothing was typed. */
const complete = (property: PropertyToWrite): PropertyInput => ({
  ...property,
  address: property.address ?? '',
  city: property.city ?? '',
  state: property.state ?? '',
  zipCode: property.zipCode ?? '',
  bedrooms: property.bedrooms ?? 0,
  bathrooms: property.bathrooms ?? 0,
  squareFeet: property.squareFeet ?? 0,
  price: property.price ?? 0,
  propertyType: property.propertyType ?? 'Single Family Home',
  features: property.features ?? [],
})
