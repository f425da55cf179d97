import { type Json, keptDraft } from '@listwright/contracts'
import type { Client } from '@/lib/connect-client.ts'
import { deviceId, readStoredDraft, storeDraft, storedSubjects } from '@/lib/draft-storage.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** A draft as the server has it. */
export interface RemoteDraft {
  version: number
  body: Record<string, unknown>
  /** The browser that wrote it. */
  device?: string | null | undefined
}

/** The property or the text it is about is gone, or no longer this user's to see: it stays in this browser alone. */
const ORPHANED = ['42501', '23503']

/** The uploads that follow wait for this one: a connection that hangs must not hold them up for good. */
const PATIENCE_MS = 20_000

/** Uploads that have not ended, by draft. */
const underWay = new Map<string, Promise<RemoteDraft | null>>()

/**
 * Sends a draft of this browser to the server. Returns the version of another device if that one is newer. Uploads of one
 * draft run one after the other: two at once would start from the same version, and the second would look like a conflict.
 */
export const uploadDraft = (
  client: Client,
  userId: string,
  subject: string,
): Promise<RemoteDraft | null> => {
  const key = `${userId} ${subject}`
  const before = underWay.get(key) ?? Promise.resolve()
  const upload = before.then(
    () => send(client, userId, subject),
    () => send(client, userId, subject),
  )
  underWay.set(key, upload)
  const end = () => {
    if (underWay.get(key) === upload) underWay.delete(key)
  }
  upload.then(end, end)
  return upload
}

const send = async (
  client: Client,
  userId: string,
  subject: string,
): Promise<RemoteDraft | null> => {
  const stored = readStoredDraft(userId, subject)
  if (!stored?.sync.isPending || !hasWork(stored.body, stored.sync.version)) return null
  const { body, sync } = stored
  const answer = await client
    .rpc('keep_draft', {
      subject,
      // Read from JSON, so it is nothing else.
      body: body as Json,
      base_version: sync.version,
      property_id: sync.propertyId,
      content_id: sync.contentId,
      device: deviceId(),
    })
    .abortSignal(AbortSignal.timeout(PATIENCE_MS))
  if (answer.error && ORPHANED.includes(answer.error.code) && (await isSignedIn(client))) {
    const now = readStoredDraft(userId, subject)
    if (now)
      storeDraft(userId, subject, { body: now.body, sync: { ...now.sync, isPending: false } })
    return null
  }
  const kept = keptDraft.parse(unwrap(answer))
  if (kept.is_conflict) return kept
  const now = readStoredDraft(userId, subject)
  // Text that was typed during this request is sent with the next one.
  const isPending = JSON.stringify(now?.body) !== JSON.stringify(body)
  if (now) {
    const { version } = kept
    storeDraft(userId, subject, { body: now.body, sync: { ...now.sync, version, isPending } })
  }
  return null
}

/** Without a session every row is somebody else's: that says nothing about the draft. */
const isSignedIn = async (client: Client): Promise<boolean> =>
  (await (await client.auth()).getSession()).data.session !== null

/** Sends all drafts that the server does not have yet; what fails now is sent the next time. */
export const uploadDrafts = async (client: Client, userId: string): Promise<void> => {
  for (const subject of storedSubjects(userId)) {
    await uploadDraft(client, userId, subject).catch((error: unknown) => console.warn(error))
  }
}

/** A chosen tone alone is not worth a row, unless it takes the place of something that was. */
const hasWork = (body: Record<string, unknown>, version: number) =>
  version > 0 || Boolean(body.typed) || Boolean(body.content)
