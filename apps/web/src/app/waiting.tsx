import { FullScreenMessage } from '@/components/full-screen-message.tsx'
import { WaitingFrame } from './layouts/waiting-frame.tsx'

/** While the session loads: whoever comes back to the app finds its frame, everyone else an empty screen. */
export const Waiting = () =>
  document.documentElement.classList.contains('inside') ? (
    <WaitingFrame />
  ) : (
    <FullScreenMessage>Loading...</FullScreenMessage>
  )
