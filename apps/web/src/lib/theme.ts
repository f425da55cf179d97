import { useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const listeners = new Set<() => void>()

/** The choice of this page, where none can be stored. */
let unstored: Theme | undefined

const chosenTheme = (): Theme => {
  if (unstored) return unstored
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'
  } catch {
    return 'system'
  }
}

// The script in index.html does the same before the first paint, and whenever the system changes.
const paint = (theme: Theme) => {
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
}

const announce = () => {
  paint(chosenTheme())
  for (const listener of listeners) listener()
}

export const chooseTheme = (theme: Theme): void => {
  try {
    localStorage.setItem(KEY, theme)
    unstored = undefined
  } catch {
    unstored = theme
  }
  announce()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', announce)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', announce)
  }
}

/** The visitor's choice: light, dark, or whatever their system says. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system')
