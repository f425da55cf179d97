import type { Property } from '@listwright/contracts'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type LockedIn, lockInKey, notLockedIn, startLockIn } from '@/data/content/lock-in.ts'
import { lockedIn, type WorkingContent } from '@/data/content/working-content.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import type { DraftPlace } from './wizard-draft.ts'

interface LockInProps {
  place: DraftPlace
  property: Property | null
  /** The text as it stands now. */
  latest: RefObject<WorkingContent | null>
  onChange: (content: WorkingContent) => void
  onLocked: () => void
}

/**
 * 'Lock This In' for the text on the screen. The save belongs to the draft and not to the screen: it goes on when another
 * step or page is shown, and is taken up again after a reload.
 */
export const useLockIn = ({ place, property, latest, onChange, onLocked }: LockInProps) => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const { userId, subject } = place
  const underWay = useMutationState({
    filters: { mutationKey: lockInKey(subject), status: 'pending' },
    select: ({ state }) => state.isPaused,
  })

  const send = () => {
    if (!property) return
    const draft = { client, queryClient, userId, subject }
    startLockIn(draft, { propertyId: property.id, read: () => latest.current })
  }
  const lockIn = () => {
    if (!latest.current) return
    const { savedAs, lockAs } = latest.current
    onChange({
      ...latest.current,
      lockAs: savedAs?.id ?? lockAs ?? crypto.randomUUID(),
      isLockAsked: true,
    })
    send()
  }

  const takeUp = useEffectEvent(() => {
    if (latest.current?.isLockAsked) send()
  })
  const settle = useEffectEvent((done: LockedIn | null | undefined, error: Error | null) => {
    if (!latest.current) return
    if (error) onChange(notLockedIn(latest.current, error))
    if (!done) return
    onChange(lockedIn(latest.current, done.sent, done.savedAs))
    onLocked()
  })
  useEffect(() => {
    takeUp()
    const cache = queryClient.getMutationCache()
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return
      const { mutation } = event
      if (!cache.findAll({ mutationKey: lockInKey(subject) }).includes(mutation)) return
      settle(mutation.state.data, mutation.state.error)
    })
  }, [queryClient, subject])

  return { lockIn, isSaving: underWay.length > 0, isWaiting: underWay.includes(true) }
}
