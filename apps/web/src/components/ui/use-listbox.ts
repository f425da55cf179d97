import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

const GAP_PX = 6
const LEAST_PX = 160
const TYPING_MS = 700

interface Listbox {
  labels: string[]
  chosen: number
  onChoose: (place: number) => void
}

/** Keyboard handling and positioning of a listbox; the focus stays on its button while it is open. */
export const useListbox = ({ labels, chosen, onChoose }: Listbox) => {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typed = useTypedText()

  useLayoutEffect(() => {
    const [trigger, list] = [triggerRef.current, listRef.current]
    if (!isOpen || !trigger || !list) return
    list.showPopover()
    placeBeside(list, trigger.getBoundingClientRect())
    return () => list.hidePopover()
  }, [isOpen])

  useEffect(() => {
    if (isOpen) listRef.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  useEffect(() => {
    if (!isOpen) return
    const follow = ({ target }: Event) => target !== listRef.current && setIsOpen(false)
    window.addEventListener('scroll', follow, true)
    return () => window.removeEventListener('scroll', follow, true)
  }, [isOpen])

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
  const step = (by: number) =>
    setActive((place) => Math.min(labels.length - 1, Math.max(0, place + by)))

  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? step(1) : open()),
    ArrowUp: () => (isOpen ? step(-1) : open()),
    Home: () => setActive(0),
    End: () => setActive(labels.length - 1),
    Enter: () => (isOpen ? choose(active) : open()),
    ' ': () => (isOpen ? choose(active) : open()),
    Escape: close,
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys with a modifier are the page's shortcuts.
    if (event.ctrlKey || event.metaKey) return
    const act = keys[event.key]
    if (act) {
      event.preventDefault()
      return act()
    }
    if (event.key.length > 1 || event.altKey) return
    const beginning = typed.add(event.key)
    const place = labels.findIndex((label) => label.toLowerCase().startsWith(beginning))
    if (place < 0) return
    if (!isOpen) open()
    setActive(place)
  }

  return {
    triggerRef,
    listRef,
    isOpen,
    active,
    setActive,
    choose,
    close,
    toggle: isOpen ? close : open,
    onKeyDown,
  }
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

/** Below the button, or above it where there is more room. */
const placeBeside = (list: HTMLElement, trigger: DOMRect) => {
  const below = innerHeight - trigger.bottom - 2 * GAP_PX
  const above = trigger.top - 2 * GAP_PX
  const fits = below >= Math.min(list.scrollHeight, LEAST_PX) || below >= above
  list.style.minWidth = `${trigger.width}px`
  list.style.left = `${trigger.left}px`
  list.style.maxHeight = `${fits ? below : above}px`
  list.style.top = fits ? `${trigger.bottom + GAP_PX}px` : 'auto'
  list.style.bottom = fits ? 'auto' : `${innerHeight - trigger.top + GAP_PX}px`
}
