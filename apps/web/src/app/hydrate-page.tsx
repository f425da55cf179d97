import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** A transition yields to the visitor: a page that can already be read and scrolled is never blocked by its script. */
export const hydratePage = (root: HTMLElement, Page: ComponentType): void => {
  startTransition(() => {
    hydrateRoot(root, <Page />)
  })
}
