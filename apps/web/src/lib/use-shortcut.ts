import { useEffectEvent, useLayoutEffect } from 'react'

/** A key, with Ctrl or ⌘ unless it says otherwise. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names it, in lower case. */
  key: string
  /** Without Ctrl or ⌘: then it is not heard while someone is typing. */
  isPlain?: boolean
}

/** Runs `act` when the keys are pressed anywhere on the page, instead of what the browser would do. */
export const useShortcut = ({ key, isPlain = false }: Shortcut, act: () => void): void => {
  const run = useEffectEvent(act)
  // In a layout effect, before the page is painted: a key that is pressed at once must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.key.toLowerCase() !== key) return
      if ((event.ctrlKey || event.metaKey) === isPlain) return
      if (isPlain && isTyping(event.target)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [key, isPlain])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** The sign on the key that goes with the letter. */
export const modKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl')
