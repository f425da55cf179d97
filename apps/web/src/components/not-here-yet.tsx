import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state.tsx'

interface NotHereYetProps {
  /** What this browser has not read before, as it begins a sentence. */
  what: string
  /** What can be done meanwhile. */
  children?: ReactNode
  actions?: ReactNode
}

/** In the place of what cannot be read without a network. The queries go on by themselves once there is one. */
export const NotHereYet = ({ what, children, actions }: NotHereYetProps) => (
  <EmptyState
    title="Not on this device yet"
    text={
      <>
        This browser has no network. {what} as soon as you are online. {children}
      </>
    }
    actions={actions}
  />
)
