import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { useSaveTone } from '@/data/tone/mutations.ts'
import type { SavedTone } from '@/data/tone/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { reviewTone } from './review-tone.ts'
import { ToneFields } from './tone-fields.tsx'
import { type ToneForm, type ToneValues, toneForm, toneFormOf } from './tone-form.ts'

interface CustomToneDialogProps {
  tone: SavedTone | null
  onClose: () => void
}

export const CustomToneDialog = ({ tone, onClose }: CustomToneDialogProps) => {
  const { client } = useAuth()
  const save = useSaveTone(client)
  /** The objections that the agent has been shown. */
  const [kept, setKept] = useState('')
  const form = useForm<ToneForm, unknown, ToneValues>({
    resolver: zodResolver(toneForm),
    defaultValues: toneFormOf(tone),
  })

  const submit = async (values: ToneValues) => {
    const objections = await reviewTone(values)
    const words = objections.map(({ message }) => message).join()
    const isForbidden = objections.some(({ severity }) => severity === 'prohibited')
    // An agent who has read a warning may save in spite of it.
    if (isForbidden || (words && words !== kept)) {
      setKept(words)
      for (const { field, message, severity } of objections.toReversed())
        form.setError(
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
        <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
          <ToneFields form={form} />
          <Button type="submit" busy={form.formState.isSubmitting || save.isPending}>
            Save tone
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}
