import type { ContentRow, Property } from '@listwright/contracts'
import { useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { fromContentRow } from '@/data/content/working-content.ts'
import { DraftConflictNotice } from './draft-conflict-notice.tsx'
import { useLastStep } from './use-last-step.ts'
import { useRemoteDraft } from './use-remote-draft.ts'
import { type DraftPlace, readDraft, type WizardDraft } from './wizard-draft.ts'
import { WizardSteps } from './wizard-steps.tsx'

interface WizardProps {
  userId: string
  /** The property of the address, or null for a new one. */
  property: Property | null
  /** A saved text that is opened again. */
  saved?: ContentRow | null
  /** The name of a draft that is resumed with its text in view. */
  resumed?: string | null
}

/**
 * Property, tone, result. What is typed or written is kept in this browser and on the server until it is saved; what
 * another device has added since is taken over, or asked about.
 */
export const Wizard = ({ userId, property, saved = null, resumed = null }: WizardProps) => {
  const [place] = useState(() => placeOf(userId, property, saved, resumed))
  const [step, setStep] = useLastStep(
    place.subject,
    saved || resumed ? 'result' : property ? 'tone' : 'property',
  )
  const { openings, isAwaited, theirs, weigh, keepMine, openTheirs } = useRemoteDraft(place)

  const draft = openedDraft(place, saved, userId)
  if (resumed && isAwaited && !(property ? draft.content : draft.typed))
    return <Skeleton className="h-96 rounded-lg" />
  return (
    <>
      {theirs && <DraftConflictNotice onKeepMine={keepMine} onOpenTheirs={openTheirs} />}
      <WizardSteps
        key={openings}
        place={place}
        opened={draft}
        property={property}
        saved={saved}
        step={step}
        onStep={setStep}
        onConflict={weigh}
        isAskedOfDraft={theirs !== null}
      />
    </>
  )
}

/** Edits of a saved text are a draft of their own, unless they were begun right after it was locked in. */
const placeOf = (
  userId: string,
  property: Property | null,
  saved: ContentRow | null,
  resumed: string | null,
): DraftPlace => {
  if (!property) return { userId, subject: resumed ?? 'new' }
  const own = { userId, subject: resumed ?? property.id, propertyId: property.id }
  if (!saved) return own
  const { content } = readDraft(own)
  // A text that was overtaken no longer counts as saved, but notes which row it was.
  const row = content?.savedAs?.id ?? content?.otherVersion
  if (content?.isChanged && row === saved.id) return own
  return { ...own, subject: saved.id, contentId: saved.id }
}

const openedDraft = (place: DraftPlace, saved: ContentRow | null, userId: string): WizardDraft => {
  const draft = readDraft(place)
  if (!saved || draft.content?.isChanged) return draft
  return { ...draft, tone: saved.tone, content: fromContentRow(saved, userId) }
}
