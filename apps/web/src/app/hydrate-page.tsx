import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

export const hydratePage = (root: HTMLElement, Page: ComponentType): void => {
  hydrateRoot(root, <Page />)
}
