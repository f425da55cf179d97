import * as z from 'zod/mini'
import { isUuid } from './is-uuid.ts'

const PREFIX = 'listwright.draft'
const DEVICE = 'listwright.device'

/** How a draft in this browser stands to the server's copy of it. */
const draftSync = z.object({
  /** The server's version that it was made from; 0 when the server had none. */
  version: z.int(),
  /** Changed since it was last sent. */
  isPending: z.boolean(),
  propertyId: z.nullable(z.string()),
  contentId: z.nullable(z.string()),
})
type DraftSync = z.infer<typeof draftSync>

const storedDraft = z.looseObject({ sync: z.catch(z.optional(draftSync), undefined) })

export interface StoredDraft {
  body: Record<string, unknown>
  sync: DraftSync
}

/** Where a draft is kept in this browser: each under the user who typed it. Exported for tests, which store drafts. */
export const draftKey = (userId: string, subject: string) => `${PREFIX}.${userId}.${subject}`

/** The name under which this browser sends its drafts, so that it is not asked about words of its own. */
export const deviceId = (): string => {
  const known = localStorage.getItem(DEVICE)
  if (known && isUuid(known)) return known
  const made = crypto.randomUUID()
  localStorage.setItem(DEVICE, made)
  return made
}

/** What this browser keeps of a draft; null when it keeps nothing that can be read. */
export const readStoredDraft = (userId: string, subject: string): StoredDraft | null => {
  try {
    const text = localStorage.getItem(draftKey(userId, subject))
    if (text === null) return null
    const { sync, ...body } = storedDraft.parse(JSON.parse(text))
    return { body, sync: sync ?? unsent(subject) }
  } catch (error) {
    console.error('A draft could not be read:', error)
    return null
  }
}

/** What an earlier release kept was never sent, and its name was 'new' or the id of the property. */
const unsent = (subject: string): DraftSync => ({
  version: 0,
  isPending: true,
  propertyId: isUuid(subject) ? subject : null,
  contentId: null,
})

export const storeDraft = (userId: string, subject: string, { body, sync }: StoredDraft): void => {
  try {
    localStorage.setItem(draftKey(userId, subject), JSON.stringify({ ...body, sync }))
  } catch (error) {
    // When the storage is full or forbidden only the draft is lost, not the work on the screen.
    console.error('A draft could not be kept:', error)
  }
}

export const forgetDraft = (userId: string, subject: string): void =>
  localStorage.removeItem(draftKey(userId, subject))

/** The names of all drafts of a user in this browser. */
export const storedSubjects = (userId: string): string[] => {
  const prefix = draftKey(userId, '')
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
}

/** Removes all drafts of a user from this browser. */
export const forgetDrafts = (userId: string): void => {
  for (const subject of storedSubjects(userId)) forgetDraft(userId, subject)
}
