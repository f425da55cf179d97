import type { Property } from '@listwright/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { PhotosCard } from './photos/photos-card.tsx'
import { PropertyForm } from './property-form.tsx'
import {
  emptyPropertyForm,
  type PropertyFormValues,
  type TypedForm,
  toFormValues,
} from './property-form-values.ts'
import type { usePropertySave } from './use-property-save.ts'

interface PropertyStepProps {
  property: Property | null
  /** What was typed before this step was last left. */
  typed: TypedForm | null
  onType: (typed: TypedForm | null) => void
  saving: ReturnType<typeof usePropertySave>
}

/** The form shows the newest version until someone types; from then on a newer one asks before anything is replaced. */
export const PropertyStep = ({ property, typed, onType, saving }: PropertyStepProps) => {
  const newest = property?.updatedAt ?? null
  const [basedOn, setBasedOn] = useState(typed ? typed.basedOn : newest)
  const [isTyped, setIsTyped] = useState(typed !== null)
  const [fillings, setFillings] = useState(0)
  const [first] = useState(typed?.values)
  const latest = useRef(first)
  const isOvertaken = basedOn !== newest

  const fillWithNewest = useCallback(() => {
    setBasedOn(newest)
    setIsTyped(false)
    setFillings((count) => count + 1)
    onType(null)
  }, [newest, onType])

  useEffect(() => {
    if (isOvertaken && !isTyped) fillWithNewest()
  }, [isOvertaken, isTyped, fillWithNewest])

  const change = useCallback(
    (values: PropertyFormValues) => {
      latest.current = values
      setIsTyped(true)
      onType({ values, basedOn })
    },
    [basedOn, onType],
  )
  const keepMine = () => {
    setBasedOn(newest)
    if (latest.current) onType({ values: latest.current, basedOn: newest })
  }
  return (
    <>
      {property && isOvertaken && isTyped && !saving.isSaving && (
        <OvertakenNotice onUseNewest={fillWithNewest} onKeepMine={keepMine} />
      )}
      <PropertyForm
        key={fillings}
        initialValues={(fillings === 0 && first) || valuesOf(property)}
        busy={saving.isSaving}
        isWaiting={saving.isWaiting}
        onChange={change}
        onSave={(values) => saving.save({ values, basedOn })}
      />
      {property ? (
        <PhotosCard key={property.id} property={property} />
      ) : (
        <p className="mt-4 text-sm text-muted">
          Photos can be added as soon as the property is saved.
        </p>
      )}
    </>
  )
}

const valuesOf = (property: Property | null) =>
  property ? toFormValues(property) : emptyPropertyForm
