import { parseFeatures, type ReadFeaturesRequest, readFeaturesRequest } from '@listwright/contracts'
import type { PropertyFormValues } from '../property-form-values.ts'

/** What can be read of a form so far: its features, with those other facts that are valid already. */
export const readableFacts = ({
  featuresText,
  ...values
}: PropertyFormValues): ReadFeaturesRequest | null => {
  const features = [...new Set(parseFeatures(featuresText))]
  if (features.length === 0) return null
  const valid = Object.entries({ ...values, features }).filter(
    ([name, value]) => FIELDS.get(name)?.safeParse(value).success,
  )
  return readFeaturesRequest.safeParse(Object.fromEntries(valid)).data ?? null
}

const FIELDS = new Map(Object.entries(readFeaturesRequest.shape))
