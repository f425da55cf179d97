import { PROPERTY_LABELS } from '@listwright/contracts'
import type { ComponentProps } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput } from '@/components/ui/number-input.tsx'
import { formatNumber } from '@/lib/format.ts'
import type { FigureName } from '@/lib/read-figure.ts'
import { useFigureEntry } from '@/lib/use-figure-entry.ts'
import type { PropertyFormValues } from './property-form-values.ts'

interface FigureFieldProps extends Omit<ComponentProps<typeof NumberInput>, 'form' | 'name'> {
  form: UseFormReturn<PropertyFormValues>
  name: FigureName
  /** What the figure counts, named after the label. */
  unit?: string
  note?: string
}

const required = { valueAsNumber: true }
const optional = {
  setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)),
}

/** One of a property's figures: taken as people write it, and read with its thousands apart where it is large. */
export const FigureField = ({ form, name, unit, note, className, ...props }: FigureFieldProps) => {
  const label = PROPERTY_LABELS[name]
  const value = useWatch({ control: form.control, name })
  const isLarge = name === 'price' || name === 'squareFeet'
  const { entry, wrong } = useFigureEntry(name, label, (figure) =>
    form.setValue(name, figure, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  )
  return (
    <Field
      label={unit ? `${label} (${unit})` : label}
      note={note}
      error={wrong ?? form.formState.errors[name]?.message}
      className={className}
    >
      <NumberInput
        {...form.register(name, props.required ? required : optional)}
        {...props}
        {...entry}
        shown={isLarge && Number.isFinite(value) ? formatNumber(Number(value)) : undefined}
      />
    </Field>
  )
}
