import type { Property } from '@listwright/contracts'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isUnanswered } from '@/data/is-unanswered.ts'
import { useSaveProperty } from '@/data/property/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { fromFormValues, propertyFormSchema, type TypedForm } from './property-form-values.ts'

interface PropertySaveProps {
  property: Property | null
  /** What is typed now. */
  typed: RefObject<TypedForm | null>
  onType: (typed: TypedForm) => void
  onSaved: (property: Property) => void
}

/** Saves the form. A save that waits for a network carries what is typed meanwhile, and is taken up after a reload. */
export const usePropertySave = ({ property, typed, onType, onSaved }: PropertySaveProps) => {
  const { client } = useAuth()
  const { mutate, isPending, isPaused } = useSaveProperty(client)

  const save = ({ values, basedOn }: TypedForm) => {
    const id = property?.id ?? typed.current?.saveAs ?? crypto.randomUUID()
    const note = (marks: Pick<TypedForm, 'saveAs' | 'isSaveAsked'>) =>
      onType({ values: typed.current?.values ?? values, basedOn, ...marks })
    note({ saveAs: id, isSaveAsked: true })
    const read = () => {
      const now = propertyFormSchema.safeParse(typed.current?.values)
      return fromFormValues(now.success ? now.data : values)
    }
    mutate(
      { id, read, previous: property && basedOn ? { updatedAt: basedOn } : null },
      {
        onSuccess: onSaved,
        // A request without an answer may have reached the server, so the next try writes the same row.
        onError: (error) =>
          note({ saveAs: isUnanswered(error) ? id : undefined, isSaveAsked: false }),
      },
    )
  }
  const takeUp = useEffectEvent(() => {
    if (typed.current?.isSaveAsked) save(typed.current)
  })
  useEffect(() => takeUp(), [])

  return { save, isSaving: isPending, isWaiting: isPaused }
}
