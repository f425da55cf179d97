import { zodResolver } from '@hookform/resolvers/zod'
import { PROPERTY_STEPS, PROPERTY_TYPES, YEAR_BUILT_MIN } from '@listwright/contracts'
import { CircleHelp } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { useShortcut } from '@/lib/use-shortcut.ts'
import { useStepHeading } from '../step-focus.tsx'
import { FeatureChips } from './feature-chips.tsx'
import { FigureField } from './figure-field.tsx'
import { asPlaceName, asState } from './place-names.ts'
import { type PropertyFormValues, propertyFormSchema } from './property-form-values.ts'
import { type AddressParts, wholeAddress } from './whole-address.ts'

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
  const { register, control, handleSubmit, subscribe, setValue, getValues, formState } = form
  const { errors } = formState
  const heading = useStepHeading()

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  )

  const tidy = (name: 'city' | 'state', tidied: (typed: string) => string) => {
    const typed = getValues(name)
    if (tidied(typed) !== typed) setValue(name, tidied(typed), { shouldDirty: true })
  }
  const fillAddress = ({ address, city, state, zipCode }: AddressParts) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('address', address, options)
    setValue('city', asPlaceName(city), options)
    setValue('state', asState(state), options)
    if (zipCode) setValue('zipCode', zipCode, options)
  }
  const pasteAddress = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const replacesAll = selectionStart === 0 && selectionEnd === value.length
    const parts = wholeAddress(event.clipboardData.getData('text'))
    if (!parts || !replacesAll) return
    event.preventDefault()
    fillAddress(parts)
  }
  /** A keyboard that suggests or dictates an address enters it like typing, without a paste. */
  const splitAddress = () => {
    const { address, city, state, zipCode } = getValues()
    const parts = city || state || zipCode ? null : wholeAddress(address)
    if (parts) fillAddress(parts)
  }
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    // The keys that send the form do not leave the field.
    splitAddress()
    tidy('city', asPlaceName)
    tidy('state', asState)
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
        <Field label="Address" error={errors.address?.message} className="col-span-2 sm:col-span-6">
          <Input
            {...register('address', { onBlur: splitAddress })}
            required
            autoComplete="off"
            onPaste={pasteAddress}
          />
        </Field>
        <Field label="City" error={errors.city?.message} className="col-span-2 sm:col-span-3">
          <Input
            {...register('city', { onBlur: () => tidy('city', asPlaceName) })}
            required
            autoComplete="off"
          />
        </Field>
        <Field label="State" error={errors.state?.message} className="sm:col-span-1">
          <Input
            {...register('state', { onBlur: () => tidy('state', asState) })}
            required
            autoComplete="off"
          />
        </Field>
        <Field label="Zip Code" error={errors.zipCode?.message} className="sm:col-span-2">
          <Input {...register('zipCode')} required inputMode="numeric" autoComplete="off" />
        </Field>
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
        <FigureField
          form={form}
          name="price"
          prefix="$"
          min={0}
          step={PROPERTY_STEPS.price}
          required
          className="col-span-2 sm:col-span-3"
        />
        <FigureField
          form={form}
          name="bedrooms"
          min={0}
          step={PROPERTY_STEPS.bedrooms}
          inputMode="numeric"
          required
          className="sm:col-span-2"
        />
        <FigureField
          form={form}
          name="bathrooms"
          min={0}
          step={PROPERTY_STEPS.bathrooms}
          required
          className="sm:col-span-2"
        />
        <FigureField
          form={form}
          name="squareFeet"
          min={0}
          step={PROPERTY_STEPS.squareFeet}
          inputMode="numeric"
          required
          className="col-span-2"
        />
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
          error={errors.featuresText?.message}
          className="col-span-2 sm:col-span-6"
        >
          <Textarea {...register('featuresText')} rows={3} />
        </Field>
        <FeatureChips control={control} />
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
