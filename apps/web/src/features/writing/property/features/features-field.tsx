import { CircleHelp } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { FeatureChips } from './feature-chips.tsx'
import type { PropertyFormValues } from './property-form-values.ts'

interface FeaturesFieldProps {
  form: UseFormReturn<PropertyFormValues>
}

/** The features in one text, and below it how the text is divided. */
export const FeaturesField = ({ form: { register, control, formState } }: FeaturesFieldProps) => (
  <>
    <Field
      label="Key Features"
      note={
        <Tooltip text="Highlight the best parts — think pool, chef's kitchen, home theater.">
          <button
            type="button"
            aria-label="What to write here"
            className="text-muted hover:text-ink"
          >
            <CircleHelp aria-hidden="true" className="size-4" />
          </button>
        </Tooltip>
      }
      hint="Enter features separated by commas"
      error={formState.errors.featuresText?.message}
      className="col-span-2 sm:col-span-6"
    >
      <Textarea {...register('featuresText')} rows={3} />
    </Field>
    <FeatureChips control={control} />
  </>
)
