import {
  type Finding,
  type PropertyInput,
  SOCIAL_NETWORKS,
  type WrittenContent,
} from '@listwright/contracts'
import { reviewCopy } from '@listwright/reviewer'
import { onceByKey } from '@listwright/reviewer/memory'
import type { PropertyToWrite, WriteRequest } from './request.ts'

/** The texts, and where the writer found what they say, if the writer says so. */
type TextsToReview = Pick<WrittenContent, 'description' | 'socialCaptions'> &
  Partial<Pick<WrittenContent, 'spans'>>

/** What the reviewer says about the description and the four captions. */
export const reviewContent = (
  { property, year }: WriteRequest,
  { description, socialCaptions, spans }: TextsToReview,
): Finding[] => {
  const context = { property: complete(property), ...(year === undefined ? {} : { year }) }
  return [
    ...reviewCopy({
      ...context,
      text: description,
      ...(spans && { spans: spans.description }),
      kind: 'mls',
      limit: description.length,
    }),
    ...SOCIAL_NETWORKS.flatMap((network) =>
      reviewCopy({
        ...context,
        text: socialCaptions[network],
        ...(spans && { spans: spans.socialCaptions[network] }),
        kind: network,
      }),
    ),
  ]
}

const PROPERTIES_MAX = 200

/**
 * The fields that every property has, blank where nothing was typed. One property gives one object, because the
 * reviewer remembers by object what it read.
 */
const complete = onceByKey(
  (property: PropertyToWrite) => JSON.stringify(property),
  (property): PropertyInput => ({
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
  }),
  PROPERTIES_MAX,
)
