import { createRoot } from 'react-dom/client'
import { ThemeMenu } from './theme-menu.tsx'

/** Puts the open menu in the place of the button that asked for it. */
export const mountThemeMenu = (place: HTMLElement): void => {
  createRoot(place).render(<ThemeMenu />)
}
