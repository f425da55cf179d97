import { Lock, LockOpen } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'

interface LockButtonProps {
  isLocked: boolean
  busy: boolean
  /** There is no network; the texts are saved as soon as there is. */
  isWaiting: boolean
  onClick: () => void
}

/** Saves the texts. Takes no clicks while they are saved as they are on the screen. */
export const LockButton = ({ isLocked, busy, isWaiting, onClick }: LockButtonProps) => (
  <Button
    aria-keyshortcuts="Control+S Meta+S"
    busy={busy}
    inactive={isLocked}
    className="max-sm:px-3.5!"
    onClick={onClick}
  >
    {isLocked && <Lock aria-hidden="true" className="animate-rise" />}
    {!isLocked && !busy && <LockOpen aria-hidden="true" />}
    {isWaiting ? 'Waits to save' : isLocked ? 'Locked in' : 'Lock This In'}
  </Button>
)
