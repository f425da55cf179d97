import { PROPERTY_STEPS, YEAR_BUILT_MIN } from '@listwright/contracts'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FigureField } from './figure-field.tsx'
import type { PropertyFormValues } from './property-form-values.ts'

type Figure = Omit<ComponentProps<typeof FigureField>, 'form'>

const REQUIRED: readonly Figure[] = [
  { name: 'price', prefix: '$', step: PROPERTY_STEPS.price, className: 'col-span-2 sm:col-span-3' },
  {
    name: 'bedrooms',
    step: PROPERTY_STEPS.bedrooms,
    inputMode: 'numeric',
    className: 'sm:col-span-2',
  },
  { name: 'bathrooms', step: PROPERTY_STEPS.bathrooms, className: 'sm:col-span-2' },
  {
    name: 'squareFeet',
    step: PROPERTY_STEPS.squareFeet,
    inputMode: 'numeric',
    className: 'col-span-2',
  },
]

/** The figures of a property: first those that every listing needs, then the optional ones. */
export const FigureFields = ({ form }: { form: UseFormReturn<PropertyFormValues> }) => (
  <>
    {REQUIRED.map((figure) => (
      <FigureField key={figure.name} form={form} min={0} required {...figure} />
    ))}
    <FigureField
      form={form}
      name="yearBuilt"
      note="optional"
      min={YEAR_BUILT_MIN}
      max={new Date().getFullYear()}
      inputMode="numeric"
      className="col-span-2 sm:col-span-3"
    />
    <FigureField
      form={form}
      name="lotSize"
      unit="acres"
      note="optional"
      min={0}
      step={PROPERTY_STEPS.lotSize}
      className="col-span-2 sm:col-span-3"
    />
  </>
)
