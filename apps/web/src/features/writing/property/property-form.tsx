import { zodResolver } from '@hookform/resolvers/zod'
import { PROPERTY_TYPES } from '@listwright/contracts'
import { type FormEvent, useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import { useShortcut } from '@/lib/use-shortcut.ts'
import { useStepHeading } from '../step-focus.tsx'
import { FeaturesField } from './features-field.tsx'
import { FigureFields } from './figure-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { type PropertyFormValues, propertyFormSchema } from './property-form-values.ts'
import { useAddressEntry } from './use-address-entry.ts'

interface PropertyFormProps {
  initialValues: PropertyFormValues
  busy: boolean
  /** There is no network; the property is saved as soon as there is. */
  isWaiting: boolean
  onChange: (values: PropertyFormValues) => void
  onSave: (values: PropertyFormValues) => void
}

export const PropertyForm = ({
  initialValues,
  busy,
  isWaiting,
  onChange,
  onSave,
}: PropertyFormProps) => {
  const form = useForm<PropertyFormValues>({
    resolver: zodResolver(propertyFormSchema),
    defaultValues: initialValues,
  })
  const { control, handleSubmit, subscribe, formState } = form
  const { errors } = formState
  const heading = useStepHeading()
  const entry = useAddressEntry(form)

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  )

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    entry.tidyAll()
    return handleSubmit(onSave)(event)
  }

  useShortcut({ key: 'enter' }, () => {
    if (!busy) void submit()
  })

  return (
    <Card>
      <CardTitle ref={heading} tabIndex={-1} className="mb-6 outline-none">
        Property Details
      </CardTitle>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-6 sm:gap-x-6"
      >
        <PlaceFields form={form} entry={entry} />
        <Field
          label="Property Type"
          error={errors.propertyType?.message}
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
        <FigureFields form={form} />
        <FeaturesField form={form} />
        <Button
          type="submit"
          size="lg"
          busy={busy}
          className="col-span-2 sm:col-span-6 sm:justify-self-start"
        >
          {buttonLabel(busy, isWaiting)}
        </Button>
      </form>
    </Card>
  )
}

const buttonLabel = (isBusy: boolean, isWaiting: boolean) => {
  if (isWaiting) return 'Waits to save'
  return isBusy ? 'Loading...' : 'Write Listing for Me'
}
