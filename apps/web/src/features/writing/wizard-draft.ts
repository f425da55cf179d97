import { DEFAULT_TONE } from '@listwright/contracts'
import { z } from 'zod'
import { workingContent } from '@/data/content/working-content.ts'
import { forgetDraft, readStoredDraft, storeDraft } from '@/lib/draft-storage.ts'
import { typedForm } from './property/property-form-values.ts'

/** What the agent typed or received and has not saved yet. A part that cannot be read begins anew, the others stay. */
const wizardDraft = z.object({
  typed: typedForm.nullable().catch(null),
  tone: z.string().catch(DEFAULT_TONE),
  content: workingContent.nullable().catch(null),
})
export type WizardDraft = z.infer<typeof wizardDraft>

export const emptyDraft: WizardDraft = { typed: null, tone: DEFAULT_TONE, content: null }

/** Where a draft is kept: in this browser at once, on the server soon after, for this user only. */
export interface DraftPlace {
  userId: string
  /** The property, the saved text, a name of its own for one of several, or 'new' for a property not saved yet. */
  subject: string
  propertyId?: string | null
  contentId?: string | null
}

export const parseDraft = (body: unknown): WizardDraft => wizardDraft.parse(body)

export const readDraft = ({ userId, subject }: DraftPlace): WizardDraft =>
  parseDraft(readStoredDraft(userId, subject)?.body ?? {})

export const writeDraft = (place: DraftPlace, draft: Partial<WizardDraft> | null): void => {
  const { userId, subject, propertyId = null, contentId = null } = place
  if (!draft) {
    forgetDraft(userId, subject)
    return
  }
  const version = readStoredDraft(userId, subject)?.sync.version ?? 0
  storeDraft(userId, subject, {
    body: draft,
    sync: { version, isPending: true, propertyId, contentId },
  })
}

/** Whether a draft holds something typed or written, and not only a chosen tone. */
export const hasWork = ({ typed, content }: WizardDraft): boolean =>
  typed !== null || content !== null

/** Whether two drafts say the same, wherever they were kept. */
export const isSameDraft = (one: WizardDraft, other: WizardDraft): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

// The database orders the fields of an object its own way.
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  )
}
