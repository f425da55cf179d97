import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import { useShortcut } from '@/lib/use-shortcut.ts'
import { useStepHeading } from '../step-focus.tsx'
import { FeaturesField } from './features/features-field.tsx'
import { FigureFields } from './figure-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { type PropertyFormValues, propertyFormSchema } from './property-form-values.ts'
import { PropertyTypeField } from './property-type-field.tsx'
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
  const { handleSubmit, subscribe } = form
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
        <PropertyTypeField form={form} />
        <FigureFields form={form} />
        <FeaturesField form={form} />
        <SaveButton busy={busy} isWaiting={isWaiting} />
      </form>
    </Card>
  )
}

const SaveButton = ({ busy, isWaiting }: Pick<PropertyFormProps, 'busy' | 'isWaiting'>) => (
  <Button
    type="submit"
    size="lg"
    busy={busy}
    className="col-span-2 sm:col-span-6 sm:justify-self-start"
  >
    {isWaiting ? 'Waits to save' : busy ? 'Loading...' : 'Write Listing for Me'}
  </Button>
)
