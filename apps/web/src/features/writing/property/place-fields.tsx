import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import type { PropertyFormValues } from './property-form-values.ts'
import type { useAddressEntry } from './use-address-entry.ts'

interface PlaceFieldsProps {
  form: UseFormReturn<PropertyFormValues>
  entry: ReturnType<typeof useAddressEntry>
}

/** Where the property is. */
export const PlaceFields = ({ form: { register, formState }, entry }: PlaceFieldsProps) => {
  const { errors } = formState
  return (
    <>
      <Field label="Address" error={errors.address?.message} className="col-span-2 sm:col-span-6">
        <Input
          {...register('address', { onBlur: entry.split })}
          required
          autoComplete="off"
          onPaste={entry.paste}
        />
      </Field>
      <Field label="City" error={errors.city?.message} className="col-span-2 sm:col-span-3">
        <Input {...register('city', { onBlur: entry.tidyCity })} required autoComplete="off" />
      </Field>
      <Field label="State" error={errors.state?.message} className="sm:col-span-1">
        <Input {...register('state', { onBlur: entry.tidyState })} required autoComplete="off" />
      </Field>
      <Field label="Zip Code" error={errors.zipCode?.message} className="sm:col-span-2">
        <Input {...register('zipCode')} required inputMode="numeric" autoComplete="off" />
      </Field>
    </>
  )
}
