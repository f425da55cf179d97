import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { isUnanswered } from '@/data/is-unanswered.ts'
import { libraryKeys } from '@/data/library/queries.ts'
import { OvertakenError } from '@/data/overtaken-error.ts'
import type { Client } from '@/lib/connect-client.ts'
import { readStoredDraft, storeDraft } from '@/lib/draft-storage.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { saveContent } from './save-content.ts'
import {
  lockedIn,
  type SavedVersion,
  type WorkingContent,
  workingContent,
} from './working-content.ts'

export const lockInKey = (subject: string) => ['lock-in', subject] as const

interface LockIn {
  propertyId: string
  /** The text as it stands when it is sent, which without a network is much later; null when there is none any more. */
  read: () => WorkingContent | null
}

export interface LockedIn {
  sent: WorkingContent
  savedAs: SavedVersion
}

interface Draft {
  client: Client
  queryClient: QueryClient
  userId: string
  subject: string
}

/**
 * 'Lock This In', unless it is under way. Without a network it waits. What became of it is noted in the draft of this
 * browser, whether or not the text is still on the screen.
 */
export const startLockIn = (draft: Draft, lockIn: LockIn): void => {
  const { queryClient, subject } = draft
  if (queryClient.isMutating({ mutationKey: lockInKey(subject) }) > 0) return
  const mutation = queryClient.getMutationCache().build(queryClient, lockInMutation(draft))
  // The mutation itself shows errors.
  mutation.execute(lockIn).catch(() => undefined)
}

/** Takes up the text of a draft in this browser that was asked to be locked in, and is not yet. */
export const takeUpLockIn = (draft: Draft): void => {
  const { userId, subject } = draft
  const propertyId = readStoredDraft(userId, subject)?.sync.propertyId
  const read = () => {
    const text = storedText(userId, subject)
    return text?.isLockAsked ? text : null
  }
  if (propertyId && read()) startLockIn(draft, { propertyId, read })
}

const lockInMutation = ({ client, queryClient, userId, subject }: Draft) =>
  mutationOptions({
    mutationKey: lockInKey(subject),
    mutationFn: ({ propertyId, read }: LockIn) =>
      alone(subject, async (): Promise<LockedIn | null> => {
        const sent = read()
        return sent && { sent, savedAs: await saveContent(client, propertyId, sent) }
      }),
    onSuccess: (done) => {
      if (!done) return
      changeStored(userId, subject, (now) => lockedIn(now, done.sent, done.savedAs))
      toast.success('Content saved to your dashboard!')
      void queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
    onError: (error) => {
      const isOvertaken = error instanceof OvertakenError
      if (!isOvertaken) console.error(error)
      changeStored(userId, subject, (now) => notLockedIn(now, error))
      toastFailure(
        'Failed to save content. Please try again.',
        isOvertaken &&
          'The saved text was changed elsewhere. Locking in again keeps both, yours as a new one.',
      )
    },
  })

/** A text that could not be saved. What got no answer may have arrived, so its row stays the same. */
export const notLockedIn = (now: WorkingContent, error: Error): WorkingContent => ({
  ...now,
  isLockAsked: false,
  ...(error instanceof OvertakenError && {
    savedAs: undefined,
    otherVersion: now.savedAs?.id ?? now.otherVersion,
  }),
  ...(!isUnanswered(error) && { lockAs: undefined }),
})

const storedText = (userId: string, subject: string): WorkingContent | null =>
  workingContent
    .nullable()
    .catch(null)
    .parse(readStoredDraft(userId, subject)?.body.content ?? null)

const changeStored = (
  userId: string,
  subject: string,
  change: (now: WorkingContent) => WorkingContent,
) => {
  const stored = readStoredDraft(userId, subject)
  const text = storedText(userId, subject)
  if (!stored || !text) return
  storeDraft(userId, subject, {
    body: { ...stored.body, content: change(text) },
    sync: { ...stored.sync, isPending: true },
  })
}

/** Two tabs that come back to the network at once send the same text one after the other. */
const alone = async <Result>(subject: string, act: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`listwright.lock-in.${subject}`, act) : act()
