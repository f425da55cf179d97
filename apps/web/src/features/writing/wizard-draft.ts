import { DEFAULT_TONE } from '@listwright/contracts'
import { z } from 'zod'
import { workingContent } from '@/data/content/working-content.ts'
import { draftKey } from '@/lib/draft-storage.ts'
import { typedForm } from './property/property-form-values.ts'

/** What the agent typed or received and has not saved yet. A part that cannot be read begins anew, the others stay. */
const wizardDraft = z.object({
  typed: typedForm.nullable().catch(null),
  tone: z.string().catch(DEFAULT_TONE),
  content: workingContent.nullable().catch(null),
})
export type WizardDraft = z.infer<typeof wizardDraft>

const emptyDraft: WizardDraft = { typed: null, tone: DEFAULT_TONE, content: null }

/** Where a draft is kept: in this browser, for this user only. */
export interface DraftPlace {
  userId: string
  /** The property, or 'new' for the form of one that does not exist yet. */
  subject: string
}

export const readDraft = ({ userId, subject }: DraftPlace): WizardDraft => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey(userId, subject)) ?? '{}')
    return wizardDraft.parse(kept)
  } catch (error) {
    console.error('A draft could not be read:', error)
    return emptyDraft
  }
}

export const writeDraft = (
  { userId, subject }: DraftPlace,
  draft: Partial<WizardDraft> | null,
): void => {
  try {
    if (draft) localStorage.setItem(draftKey(userId, subject), JSON.stringify(draft))
    else localStorage.removeItem(draftKey(userId, subject))
  } catch (error) {
    // When the storage is full or forbidden only the draft is lost, not the work on the screen.
    console.error('A draft could not be kept:', error)
  }
}
