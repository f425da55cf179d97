import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter } from './router.tsx'

export const renderApp = (root: HTMLElement): void => {
  createRoot(root).render(<RouterProvider router={createRouter()} />)
}
