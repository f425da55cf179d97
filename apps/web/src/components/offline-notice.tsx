import { CloudOff } from 'lucide-react'
import { useIsOnline } from '@/lib/use-is-online.ts'

/** One calm line while there is no network. */
export const OfflineNotice = () => {
  const isOnline = useIsOnline()
  return (
    <p
      role="status"
      className="sticky top-0 z-20 flex items-center justify-center gap-2 border-b border-line bg-wash px-5 py-2 text-sm text-muted empty:hidden"
    >
      {!isOnline && (
        <>
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          You're offline. Your text is safe.
        </>
      )}
    </p>
  )
}
