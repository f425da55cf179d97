import type { ComponentProps } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { NumberInput } from '@/components/ui/number-input.tsx'
import { formatNumber } from '@/lib/format.ts'
import type { PropertyFormValues } from './property-form-values.ts'

interface FigureInputProps extends Omit<ComponentProps<typeof NumberInput>, 'form' | 'name'> {
  form: UseFormReturn<PropertyFormValues>
  name: 'price' | 'squareFeet'
}

/** A large figure: read with its thousands apart, and taken from the clipboard as other programs write it. */
export const FigureInput = ({ form, name, ...props }: FigureInputProps) => {
  const value = useWatch({ control: form.control, name })
  return (
    <NumberInput
      {...form.register(name, { valueAsNumber: true })}
      {...props}
      shown={Number.isFinite(value) ? formatNumber(value) : undefined}
      onPaste={(event) => {
        const figure = figureIn(event.clipboardData.getData('text'))
        if (figure === null) return
        event.preventDefault()
        form.setValue(name, figure, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }}
    />
  )
}

const figureIn = (pasted: string): number | null => {
  const digits = pasted.replace(/\s*(?:usd|sq\.?\s*ft\.?|sf)$/i, '').replace(/[$,\s]/g, '')
  return digits !== pasted && /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null
}
