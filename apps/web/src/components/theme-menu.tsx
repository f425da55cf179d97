import { SunMoon } from 'lucide-react'
import { buttonStyle } from '@/components/ui/button-style.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { ThemeItems } from './theme-items.tsx'

/** The theme button with its menu already open: it is loaded by the click that asks for it. */
export const ThemeMenu = () => (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger
      aria-label="Theme"
      className={buttonStyle({ variant: 'ghost', size: 'icon' })}
    >
      <SunMoon aria-hidden="true" />
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <ThemeItems />
    </DropdownMenuContent>
  </DropdownMenu>
)
