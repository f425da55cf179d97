import { zodResolver } from '@hookform/resolvers/zod'
import { customTone, parseFeatures, TONE_CARDS, TONES } from '@listwright/contracts'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { useSaveTone } from '@/data/tone/mutations.ts'
import type { SavedTone } from '@/data/tone/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { reviewTone } from './review-tone.ts'

// An error of one word is told of the field: the form has no field for a single word.
const words = z.string().transform((text, context) => {
  const list = customTone.shape.prefer.safeParse(parseFeatures(text))
  if (list.success) return list.data
  context.addIssue({ code: 'custom', message: list.error.issues[0]?.message })
  return z.NEVER
})

/** The form holds the two word lists as comma text. */
const toneForm = customTone.extend({ prefer: words, avoid: words })
type ToneForm = z.input<typeof toneForm>

const BASES = TONES.map((tone) => ({ value: tone, label: TONE_CARDS[tone].label }))

interface CustomToneDialogProps {
  tone: SavedTone | null
  onClose: () => void
}

export const CustomToneDialog = ({ tone, onClose }: CustomToneDialogProps) => {
  const { client } = useAuth()
  const save = useSaveTone(client)
  const [kept, setKept] = useState('')
  const { register, control, handleSubmit, setError, formState } = useForm<
    ToneForm,
    unknown,
    z.output<typeof toneForm>
  >({
    resolver: zodResolver(toneForm),
    defaultValues: {
      name: tone?.name ?? '',
      base: tone?.base ?? 'luxury',
      prefer: tone?.prefer.join(', ') ?? '',
      avoid: tone?.avoid.join(', ') ?? '',
      opening: tone?.opening ?? '',
      closing: tone?.closing ?? '',
      warmth: tone?.warmth ?? 3,
      formality: tone?.formality ?? 3,
    },
  })
  const { errors } = formState

  const submit = async (values: z.output<typeof toneForm>) => {
    const objections = await reviewTone(values)
    const words = objections.map(({ message }) => message).join()
    const isForbidden = objections.some(({ severity }) => severity === 'prohibited')
    // What only calls for caution is the agent's decision, once it has been read.
    if (isForbidden || (words && words !== kept)) {
      setKept(words)
      for (const { field, message, severity } of objections.toReversed())
        setError(
          field,
          { message: severity === 'caution' ? `${message} Save again to keep it.` : message },
          { shouldFocus: true },
        )
      return
    }
    save.mutate({ tone: values, id: tone?.id }, { onSuccess: onClose })
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={tone ? 'Edit tone' : 'New tone'}
        description="Facts stay facts; this changes how they are told."
      >
        <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
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
          <Field
            label="Words to prefer"
            note="optional"
            hint="Separated by commas"
            error={errors.prefer?.message}
          >
            <Input {...register('prefer')} />
          </Field>
          <Field
            label="Words to avoid"
            note="optional"
            hint="Separated by commas"
            error={errors.avoid?.message}
          >
            <Input {...register('avoid')} />
          </Field>
          <Field label="Opening line" note="optional" error={errors.opening?.message}>
            <Input {...register('opening')} />
          </Field>
          <Field label="Closing line" note="optional" error={errors.closing?.message}>
            <Input {...register('closing')} />
          </Field>
          <div className="grid grid-cols-2 gap-4">
            <Field label="Warmth" hint="1 plain, 5 warm" error={errors.warmth?.message}>
              <Input
                {...register('warmth', { valueAsNumber: true })}
                type="range"
                min={1}
                max={5}
                className="px-0 accent-primary"
              />
            </Field>
            <Field label="Formality" hint="1 relaxed, 5 formal" error={errors.formality?.message}>
              <Input
                {...register('formality', { valueAsNumber: true })}
                type="range"
                min={1}
                max={5}
                className="px-0 accent-primary"
              />
            </Field>
          </div>
          <Button type="submit" busy={formState.isSubmitting || save.isPending}>
            Save tone
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}
