import {
  PROPERTY_DEFAULTS,
  PROPERTY_FEATURE_LENGTH_MAX,
  PROPERTY_FEATURES_MAX,
  type Property,
  type PropertyInput,
  parseFeatures,
  propertyInput,
} from '@listwright/contracts'
import { z } from 'zod'

/** The form: a property whose features are still one text. */
export const propertyFormSchema = propertyInput.omit({ features: true }).extend({
  featuresText: z
    .string()
    .max(10_000, 'That is more than fits a listing')
    .refine(
      (text) => parseFeatures(text).length <= PROPERTY_FEATURES_MAX,
      `A listing can have at most ${PROPERTY_FEATURES_MAX} features`,
    )
    .refine(
      (text) => parseFeatures(text).every(({ length }) => length <= PROPERTY_FEATURE_LENGTH_MAX),
      `A feature can have at most ${PROPERTY_FEATURE_LENGTH_MAX} characters`,
    ),
})
export type PropertyFormValues = z.infer<typeof propertyFormSchema>

const { features: _, ...defaults } = PROPERTY_DEFAULTS

export const emptyPropertyForm: PropertyFormValues = {
  address: '',
  city: '',
  state: '',
  zipCode: '',
  ...defaults,
  featuresText: '',
}

const isTypedForm = (values: unknown): boolean => {
  const typed = new Map(Object.entries(values ?? {}))
  return Object.entries(emptyPropertyForm).every(([name, empty]) => {
    const value: unknown = typed.get(name)
    if (typeof empty === 'string') return typeof value === 'string'
    // JSON has no NaN: an emptied number field comes back as null.
    if (value === null || typeof value === 'number') return true
    return empty === null && typeof value === 'string'
  })
}

/** What was typed into the form and is not saved yet; it need not be valid. */
export const typedForm = z.object({
  values: z.custom<PropertyFormValues>(isTypedForm),
  /** The version of the property that the form was filled from; null for a new one. */
  basedOn: z.string().nullable(),
  /** The row that a new property is to be saved as: it becomes one, however often it is sent. */
  saveAs: z.string().optional().catch(undefined),
  /** Asked to be saved. What waits for a network survives a reload by this. */
  isSaveAsked: z.boolean().optional().catch(undefined),
})
export type TypedForm = z.infer<typeof typedForm>

export const toFormValues = ({ features, ...property }: Property): PropertyFormValues => ({
  ...emptyPropertyForm,
  ...propertyFormSchema.partial().parse(property),
  featuresText: features.join(', '),
})

export const fromFormValues = ({ featuresText, ...values }: PropertyFormValues): PropertyInput => ({
  ...values,
  features: parseFeatures(featuresText),
})
