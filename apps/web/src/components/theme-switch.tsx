import { SunMoon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style.ts'

const loadMenu = () => import('./theme-menu.tsx')
const ThemeMenu = lazy(() => loadMenu().then((module) => ({ default: module.ThemeMenu })))

/** The menu behind the button is fetched when someone reaches for it. */
export const ThemeSwitch = () => {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-label="Theme"
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setIsWanted(true)}
      className={buttonStyle({ variant: 'ghost', size: 'icon' })}
    >
      <SunMoon aria-hidden="true" />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <ThemeMenu />
    </Suspense>
  )
}
