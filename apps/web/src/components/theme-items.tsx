import { Monitor, Moon, Sun } from 'lucide-react'
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@/components/ui/dropdown-menu.tsx'
import { chooseTheme, THEMES, type Theme, useTheme } from '@/lib/theme.ts'

const LOOKS = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
} as const satisfies Record<Theme, object>

/** Light, Dark and System, for any dropdown menu. */
export const ThemeItems = () => (
  <DropdownMenuRadioGroup
    value={useTheme()}
    onValueChange={(value) => chooseTheme(THEMES.find((theme) => theme === value) ?? 'system')}
  >
    {THEMES.map((theme) => {
      const { label, Icon } = LOOKS[theme]
      return (
        <DropdownMenuRadioItem key={theme} value={theme}>
          <Icon aria-hidden="true" />
          {label}
        </DropdownMenuRadioItem>
      )
    })}
  </DropdownMenuRadioGroup>
)
