import {
  FilePenLine,
  Keyboard,
  LayoutDashboard,
  LibraryBig,
  type LucideIcon,
  Monitor,
  Moon,
  Sun,
  UserRound,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths.ts'
import { chooseTheme } from '@/lib/theme.ts'

interface Action {
  label: string
  Icon: LucideIcon
  act: () => void
}

/** The actions of the palette, and how it leads to a page; each of them closes it. */
export const usePaletteActions = (onClose: () => void, onShowShortcuts: () => void) => {
  const navigate = useNavigate()
  const goTo = (path: string) => () => {
    onClose()
    void navigate(path)
  }
  const paint = (theme: 'light' | 'dark' | 'system') => () => {
    onClose()
    chooseTheme(theme)
  }
  const actions: Action[] = [
    { label: 'New Listing', Icon: FilePenLine, act: goTo(paths.generate) },
    { label: 'Dashboard', Icon: LayoutDashboard, act: goTo(paths.dashboard) },
    { label: 'Saved Content', Icon: LibraryBig, act: goTo(paths.saved) },
    { label: 'Account', Icon: UserRound, act: goTo(paths.account) },
    { label: 'Light theme', Icon: Sun, act: paint('light') },
    { label: 'Dark theme', Icon: Moon, act: paint('dark') },
    { label: 'System theme', Icon: Monitor, act: paint('system') },
    { label: 'Keyboard shortcuts', Icon: Keyboard, act: onShowShortcuts },
  ]
  return { actions, goTo }
}
