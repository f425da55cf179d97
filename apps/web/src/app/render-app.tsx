import { createRoot } from 'react-dom/client'
import { Router } from './router.tsx'
import { tellMissingParts } from './tell-missing-parts.ts'

export const renderApp = (root: HTMLElement): void => {
  tellMissingParts()
  createRoot(root).render(<Router />)
}
