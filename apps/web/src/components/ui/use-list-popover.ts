import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const GAP_PX = 6
const LEAST_PX = 160

/** Shows a list as a popover beside its button, with the entry at `active` in view. It closes when the page is scrolled. */
export const useListPopover = (active: number) => {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

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

  return { triggerRef, listRef, isOpen, setIsOpen }
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
