import type { TypedFeature } from '@listwright/contracts'
import { CircleHelp } from 'lucide-react'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import type { PropertyFormValues } from '../property-form-values.ts'
import { FeatureList } from './feature-list.tsx'

interface FeaturesFieldProps {
  form: UseFormReturn<PropertyFormValues>
}

/** The features in one text, and below it how each of them is understood. */
export const FeaturesField = ({ form }: FeaturesFieldProps) => {
  const { ref, ...control } = form.register('featuresText')
  const textarea = useRef<HTMLTextAreaElement>(null)

  const select = ({ start, end }: TypedFeature) => {
    textarea.current?.focus()
    textarea.current?.setSelectionRange(start, end)
  }

  return (
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
        error={form.formState.errors.featuresText?.message}
        className="col-span-2 sm:col-span-6"
      >
        <Textarea
          {...control}
          ref={(element) => {
            ref(element)
            textarea.current = element
          }}
          rows={3}
        />
      </Field>
      <FeatureList form={form} onReword={select} />
    </>
  )
}
