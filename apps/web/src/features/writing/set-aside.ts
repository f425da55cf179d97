import { uploadDraft } from '@/data/draft/upload-draft.ts'
import type { Client } from '@/lib/connect-client.ts'
import { type DraftPlace, type WizardDraft, writeDraft } from './wizard-draft.ts'

/**
 * Puts work beside the other drafts, under a name of its own, where nothing replaces it. What it was to be saved as stays
 * with the draft that goes on: otherwise both would become the same row.
 */
export const setAside = (
  client: Client,
  { userId, propertyId = null }: DraftPlace,
  { typed = null, tone, content = null }: Partial<WizardDraft>,
): void => {
  const subject = crypto.randomUUID()
  writeDraft(
    { userId, subject, propertyId },
    {
      ...(tone !== undefined && { tone }),
      typed: typed && { ...typed, saveAs: undefined, isSaveAsked: undefined },
      content: content && {
        ...content,
        savedAs: undefined,
        lockAs: undefined,
        isLockAsked: undefined,
        otherVersion: undefined,
        // A copy is saved nowhere yet, even if the text it was made from is.
        isChanged: true,
      },
    },
  )
  // A draft that could not be sent here is sent when the drafts are listed next.
  void uploadDraft(client, userId, subject).catch((error: unknown) => console.warn(error))
}
