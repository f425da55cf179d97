import { PROPERTY_TYPES } from '@listwright/contracts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { PropertyFormValues } from './property-form-values.ts'

export const PropertyTypeField = ({ form }: { form: UseFormReturn<PropertyFormValues> }) => {
  const { control, formState } = form
  return (
    <Field
      label="Property Type"
      error={formState.errors.propertyType?.message}
      className="col-span-2 sm:col-span-3"
    >
      <Controller
        control={control}
        name="propertyType"
        render={({ field }) => (
          <Select
            options={PROPERTY_TYPES}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </Field>
  )
}
