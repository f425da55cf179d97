import { TONE_CARDS, TONES } from '@listwright/contracts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { ToneForm, ToneValues } from './tone-form.ts'

const BASES = TONES.map((tone) => ({ value: tone, label: TONE_CARDS[tone].label }))

interface ToneFieldsProps {
  form: UseFormReturn<ToneForm, unknown, ToneValues>
}

/** The fields of a tone of one's own. */
export const ToneFields = ({ form }: ToneFieldsProps) => {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <Input {...register('name')} />
      </Field>
      <Field label="Based on">
        <Controller
          control={control}
          name="base"
          render={({ field }) => (
            <Select options={BASES} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      <WordsField form={form} name="prefer" label="Words to prefer" />
      <WordsField form={form} name="avoid" label="Words to avoid" />
      <Field label="Opening line" note="optional" error={errors.opening?.message}>
        <Input {...register('opening')} />
      </Field>
      <Field label="Closing line" note="optional" error={errors.closing?.message}>
        <Input {...register('closing')} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <ScaleField form={form} name="warmth" label="Warmth" hint="1 plain, 5 warm" />
        <ScaleField form={form} name="formality" label="Formality" hint="1 relaxed, 5 formal" />
      </div>
    </>
  )
}

interface WordsFieldProps extends ToneFieldsProps {
  name: 'prefer' | 'avoid'
  label: string
}

const WordsField = ({ form, name, label }: WordsFieldProps) => (
  <Field
    label={label}
    note="optional"
    hint="Separated by commas"
    error={form.formState.errors[name]?.message}
  >
    <Input {...form.register(name)} />
  </Field>
)

interface ScaleFieldProps extends ToneFieldsProps {
  name: 'warmth' | 'formality'
  label: string
  hint: string
}

const ScaleField = ({ form, name, label, hint }: ScaleFieldProps) => (
  <Field label={label} hint={hint} error={form.formState.errors[name]?.message}>
    <Input
      {...form.register(name, { valueAsNumber: true })}
      type="range"
      min={1}
      max={5}
      className="px-0 accent-primary"
    />
  </Field>
)
