import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { remoteDraftQuery } from '@/data/draft/queries.ts'
import { type RemoteDraft, uploadDraft } from '@/data/draft/upload-draft.ts'
import type { Client } from '@/lib/connect-client.ts'
import { deviceId, readStoredDraft, storeDraft } from '@/lib/draft-storage.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'
import { setAside } from './set-aside.ts'
import { type DraftPlace, hasWork, isSameDraft, parseDraft, readDraft } from './wizard-draft.ts'

/**
 * Holds the server's copy of a draft against the one of this browser. A newer copy is taken over when nothing here would
 * be lost by it; otherwise the agent is asked.
 */
export const useRemoteDraft = (place: DraftPlace) => {
  const { client } = useAuth()
  const { userId, subject, propertyId = null, contentId = null } = place
  const remote = useQuery(remoteDraftQuery(client, subject))
  const [openings, setOpenings] = useState(0)
  const [theirs, setTheirs] = useState<RemoteDraft | null>(null)

  const take = useCallback(
    ({ version, body }: Pick<RemoteDraft, 'version' | 'body'>, isMine = false) =>
      storeDraft(userId, subject, {
        body,
        sync: { version, isPending: isMine, propertyId, contentId },
      }),
    [userId, subject, propertyId, contentId],
  )
  const open = useCallback(
    (draft: RemoteDraft) => {
      take(draft)
      setTheirs(null)
      setOpenings((count) => count + 1)
    },
    [take],
  )
  const weigh = useCallback(
    (draft: RemoteDraft) => {
      const stored = readStoredDraft(userId, subject)
      if (stored && stored.sync.version >= draft.version) return
      const mine = stored && parseDraft(stored.body)
      if (mine && isSameDraft(mine, parseDraft(draft.body))) return take(draft)
      if (!mine || !stored.sync.isPending) return open(draft)
      // This browser wrote both, and left the page before it learned the version of the first.
      if (draft.device === deviceId()) return take({ ...draft, body: stored.body }, true)
      return hasWork(mine) ? setTheirs(draft) : open(draft)
    },
    [userId, subject, take, open],
  )
  useEffect(() => {
    if (remote.data) weigh(remote.data)
  }, [remote.data, weigh])

  return {
    /** Counts how often a copy of the server was taken over. */
    openings,
    isAwaited: remote.isPending && remote.fetchStatus === 'fetching',
    /** Set while the agent has to choose. */
    theirs,
    weigh,
    ...answersTo({ client, place, theirs, take, open, weigh, forget: () => setTheirs(null) }),
  }
}

interface Question {
  client: Client
  place: DraftPlace
  theirs: RemoteDraft | null
  take: (draft: Pick<RemoteDraft, 'version' | 'body'>, isMine: boolean) => void
  open: (draft: RemoteDraft) => void
  weigh: (draft: RemoteDraft) => void
  forget: () => void
}

/** What the agent can answer when both copies have work in them. */
const answersTo = ({ client, place, theirs, take, open, weigh, forget }: Question) => {
  const { userId, subject } = place
  const keepMine = async () => {
    const stored = readStoredDraft(userId, subject)
    if (theirs && stored) {
      setAside(client, place, parseDraft(theirs.body))
      take({ ...stored, version: theirs.version }, true)
    }
    forget()
    const newer = await uploadDraft(client, userId, subject)
    if (newer) weigh(newer)
  }
  return {
    /** One's own version goes on, and the other one is put among the drafts. */
    keepMine: () => void keepMine().catch((error: unknown) => console.warn(error)),
    /** The other version takes the place of one's own, which is put among the drafts. */
    openTheirs: () => {
      if (!theirs) return
      const mine = readDraft(place)
      if (hasWork(mine)) setAside(client, place, mine)
      open(theirs)
      toast.success('Your version is among the drafts.')
    },
  }
}
