import { useEffect, useState } from 'react'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useIsOnline } from '@/lib/use-is-online.ts'

const AGAIN_MS = 5000

/** The ids of the others who have a property open. Where nobody else can, no channel is opened. */
export const usePresence = (propertyId: string, hasColleagues: boolean): string[] => {
  const { client, user, expired } = useAuth()
  const isOnline = useIsOnline()
  const [present, setPresent] = useState<string[]>([])
  const userId = user?.id

  useEffect(() => {
    if (!hasColleagues || !isOnline || expired || userId === undefined) return
    let hasLeft = false
    let leave: (() => Promise<unknown>) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const enter = async () => {
      const services = await client.services()
      await services.realtime.setAuth()
      if (hasLeft) return
      const channel = services.channel(`property:${propertyId}`, {
        config: { private: true, presence: { key: userId } },
      })
      leave = () => services.removeChannel(channel)
      channel.on('presence', { event: 'sync' }, () =>
        setPresent(Object.keys(channel.presenceState()).filter((key) => key !== userId)),
      )
      channel.subscribe((status) => {
        if (status === 'SUBSCRIBED') void channel.track({}).catch(report)
      })
    }
    const start = () =>
      void enter().catch((error: unknown) => {
        report(error)
        if (!hasLeft) timer = setTimeout(start, AGAIN_MS)
      })
    start()
    return () => {
      hasLeft = true
      clearTimeout(timer)
      setPresent([])
      void leave?.().catch(report)
    }
  }, [client, propertyId, userId, hasColleagues, isOnline, expired])
  return present
}

const report = (error: unknown) => console.error('Presence failed:', error)
