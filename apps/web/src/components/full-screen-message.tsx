import type { ReactNode } from 'react'

export const FullScreenMessage = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center px-6 text-center text-muted">
    <div>{children}</div>
  </main>
)
