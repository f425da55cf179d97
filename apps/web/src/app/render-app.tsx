import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter } from './router.tsx'
import { tellMissingParts } from './tell-missing-parts.ts'

export const renderApp = (root: HTMLElement): void => {
  tellMissingParts()
  createRoot(root).render(<RouterProvider router={createRouter()} />)
}
