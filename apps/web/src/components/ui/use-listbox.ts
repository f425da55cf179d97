import { type KeyboardEvent, useRef, useState } from 'react'
import { useListPopover } from './use-list-popover.ts'

const TYPING_MS = 700

interface Listbox {
  labels: string[]
  chosen: number
  onChoose: (place: number) => void
}

/** Keyboard handling and positioning of a listbox; the focus stays on its button while it is open. */
export const useListbox = ({ labels, chosen, onChoose }: Listbox) => {
  const [active, setActive] = useState(0)
  const { triggerRef, listRef, isOpen, setIsOpen } = useListPopover(active)
  const typed = useTypedText()

  const close = () => {
    typed.forget()
    setIsOpen(false)
  }
  const open = () => {
    // Safari does not focus a button that is clicked.
    triggerRef.current?.focus()
    setActive(Math.max(0, chosen))
    setIsOpen(true)
  }
  const choose = (place: number) => {
    onChoose(place)
    close()
  }
  const last = labels.length - 1
  const step = (by: number) => setActive((place) => Math.min(last, Math.max(0, place + by)))
  const press = () => (isOpen ? choose(active) : open())

  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? step(1) : open()),
    ArrowUp: () => (isOpen ? step(-1) : open()),
    Home: () => setActive(0),
    End: () => setActive(last),
    Enter: press,
    ' ': press,
    Escape: close,
  }

  const findTyped = (letter: string) => {
    const beginning = typed.add(letter)
    const place = labels.findIndex((label) => label.toLowerCase().startsWith(beginning))
    if (place < 0) return
    if (!isOpen) open()
    setActive(place)
  }

  const toggle = isOpen ? close : open
  const onKeyDown = keyHandler(keys, findTyped)
  return { triggerRef, listRef, isOpen, active, setActive, choose, close, toggle, onKeyDown }
}

const keyHandler =
  (keys: Record<string, () => void>, onLetter: (letter: string) => void) =>
  (event: KeyboardEvent) => {
    // Keys with a modifier are the page's shortcuts.
    if (event.ctrlKey || event.metaKey) return
    const act = keys[event.key]
    if (act) {
      event.preventDefault()
      return act()
    }
    if (event.key.length === 1 && !event.altKey) onLetter(event.key)
  }

/** What was typed without a pause since the list was opened, in small letters. */
const useTypedText = () => {
  const typed = useRef({ text: '', at: 0 })
  return {
    add: (key: string) => {
      const now = Date.now()
      const before = now - typed.current.at < TYPING_MS ? typed.current.text : ''
      typed.current = { text: before + key.toLowerCase(), at: now }
      return typed.current.text
    },
    forget: () => {
      typed.current = { text: '', at: 0 }
    },
  }
}
