import { createRoot } from 'react-dom/client'
import { AppRouter } from './router.tsx'
import { tellMissingParts } from './tell-missing-parts.ts'

export const renderApp = (root: HTMLElement): void => {
  tellMissingParts()
  createRoot(root).render(<AppRouter />)
}
