import { type RefObject, useEffect, useRef } from 'react'

/** Parts of a page that say what they are. */
const REGIONS = '[aria-labelledby], [aria-label], [role=tabpanel], main'

/**
 * When what has the focus goes, such as the button that deletes its own card, the nearest part of the page that is left
 * takes it. Otherwise a screen reader, and the next key, would begin again at the top of the document.
 */
export const useKeptFocus = (): RefObject<HTMLElement | null> => {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = page
    if (!current) return
    let around: HTMLElement[] = []
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof Element ? regionsAround(target, current) : []
    }
    const restore = () => {
      if (document.activeElement !== document.body) return
      const left = around.find((region) => region.isConnected)
      around = []
      if (!left) return
      if (!left.hasAttribute('tabindex')) left.tabIndex = -1
      left.focus({ preventScroll: true })
    }
    // A moment later: what takes the place of the part that went may ask for the focus itself.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || around.length === 0) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(restore)
    })
    // What is still there was left on purpose.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected
        if (isLeft && document.activeElement === document.body) around = []
      })
    current.addEventListener('focusin', remember)
    current.addEventListener('focusout', leave)
    observer.observe(current, { childList: true, subtree: true })
    return () => {
      current.removeEventListener('focusin', remember)
      current.removeEventListener('focusout', leave)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return page
}

/** From the inside to the page itself. */
const regionsAround = (element: Element, page: HTMLElement): HTMLElement[] => {
  const found: HTMLElement[] = []
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part.matches(REGIONS)) found.push(part)
    if (part === page) break
  }
  return found
}
