import {
  PROPERTY_DEFAULTS,
  type Property,
  type PropertyInput,
  parseFeatures,
  propertyInput,
} from '@listwright/contracts'
import { z } from 'zod'

/** The form: a property whose features are still one line of comma text. */
export const propertyFormSchema = propertyInput.omit({ features: true }).extend({
  featuresText: z.string().max(10_000, 'That is more than fits a listing'),
})
export type PropertyFormValues = z.infer<typeof propertyFormSchema>

export const emptyPropertyForm: PropertyFormValues = {
  address: '',
  city: '',
  state: '',
  zipCode: '',
  bedrooms: PROPERTY_DEFAULTS.bedrooms,
  bathrooms: PROPERTY_DEFAULTS.bathrooms,
  squareFeet: PROPERTY_DEFAULTS.squareFeet,
  price: PROPERTY_DEFAULTS.price,
  propertyType: PROPERTY_DEFAULTS.propertyType,
  yearBuilt: null,
  lotSize: null,
  featuresText: '',
}

export const toFormValues = ({ features, ...property }: Property): PropertyFormValues => ({
  ...emptyPropertyForm,
  ...propertyFormSchema.partial().parse(property),
  featuresText: features.join(', '),
})

export const fromFormValues = ({ featuresText, ...values }: PropertyFormValues): PropertyInput => ({
  ...values,
  features: parseFeatures(featuresText),
})
