import type { Property } from '@listwright/contracts'
import type { OpenDraft } from '../use-open-draft.ts'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { PhotosCard } from './photos/photos-card.tsx'
import { PropertyForm } from './property-form.tsx'
import { emptyPropertyForm, toFormValues } from './property-form-values.ts'
import type { usePropertySave } from './use-property-save.ts'
import { useShownVersion } from './use-shown-version.ts'

interface PropertyStepProps {
  property: Property | null
  draft: OpenDraft
  saving: ReturnType<typeof usePropertySave>
}

/** The form shows the newest version until someone types; from then on a newer one asks before anything is replaced. */
export const PropertyStep = ({ property, draft, saving }: PropertyStepProps) => {
  const shown = useShownVersion(property, draft)
  return (
    <>
      {property && shown.isTypedOver && !saving.isSaving && (
        <OvertakenNotice onUseNewest={shown.fillWithNewest} onKeepMine={shown.keepMine} />
      )}
      <PropertyForm
        key={shown.fillings}
        initialValues={shown.restored ?? valuesOf(property)}
        busy={saving.isSaving}
        isWaiting={saving.isWaiting}
        onChange={shown.change}
        onSave={(values) => saving.save({ values, basedOn: shown.basedOn })}
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
