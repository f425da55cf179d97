import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state.tsx'

interface NotHereYetProps {
  /** What the page shows with a network, as the beginning of a sentence that ends 'as soon as you are online'. */
  what: string
  /** What can be done meanwhile. */
  children?: ReactNode
  actions?: ReactNode
}

/** Shown instead of content that is not cached while the network is away; the queries run again when it returns. */
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
