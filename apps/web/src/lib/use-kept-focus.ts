import { type RefObject, useEffect, useRef } from 'react'

/** Parts of a page that say what they are. */
const REGIONS = '[aria-labelledby], [aria-label], [role=tabpanel], main'

/** Opened from the page and drawn outside of it, they give the focus back when they close. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * When what has the focus goes, such as the button that deletes its own card, the nearest part of the page that is left
 * takes it. Otherwise a screen reader, and the next key, would begin again at the top of the document.
 */
export const useKeptFocus = (): RefObject<HTMLElement | null> => {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    if (page.current) return keepFocusIn(page.current)
  }, [])
  return page
}

/** Begins to watch a page. Returns how to stop. */
const keepFocusIn = (page: HTMLElement) => {
  let around: HTMLElement[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    if (page.contains(target)) around = regionsAround(target, page)
    // If the focus is in the navigation or in a toast, the user has left the page's content, and the focus must stay
    // there.
    else if (!target.closest(OVERLAYS)) around = []
  }
  const restore = () => {
    if (document.activeElement !== document.body) return
    const left = around.filter((region) => region.isConnected)
    around = []
    focusFirst(left)
  }
  // A moment later: what takes the place of the part that went may ask for the focus itself, and a dialog that closes
  // gives it back by a timer.
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || around.length === 0) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(restore)
    })
  })
  // If the element still exists, the focus was moved away on purpose.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const isLeft = target instanceof Element && target.isConnected
      if (isLeft && document.activeElement === document.body) around = []
    })
  document.addEventListener('focusin', remember)
  page.addEventListener('focusout', leave)
  observer.observe(page, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    page.removeEventListener('focusout', leave)
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const focusFirst = (regions: HTMLElement[]) => {
  for (const region of regions) {
    if (!region.hasAttribute('tabindex')) region.tabIndex = -1
    region.focus({ preventScroll: true })
    // Hidden and inert elements cannot take the focus.
    if (document.activeElement === region) return
  }
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
