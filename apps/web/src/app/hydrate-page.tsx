import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates in a transition, so that reading and scrolling are not blocked meanwhile. */
export const hydratePage = (root: HTMLElement, Page: ComponentType): void => {
  startTransition(() => {
    hydrateRoot(root, <Page />)
  })
}
