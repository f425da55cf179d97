import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const STORAGE_KEY = 'scroll-positions'

/**
 * A page that a link leads to begins at its top, or at the part that the address names; one that is returned to, or
 * loaded again, is shown where it was left.
 */
export const ScrollRestoration = () => {
  const { key, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const positions = useRef<Record<string, number> | null>(null)
  const shownKey = useRef(key)

  // Before the page is painted, so that it is not seen to jump.
  useLayoutEffect(() => {
    positions.current ??= readPositions()
    shownKey.current = key
    const left = isReturn ? positions.current[key] : undefined
    const named = hash && document.getElementById(decodeHash(hash))
    if (left === undefined && named) named.scrollIntoView()
    // Not returned: some browsers answer with a promise, which React would take for the way to undo this.
    else window.scrollTo(0, left ?? 0)
  }, [key, hash, isReturn])

  useEffect(() => {
    // The browser would scroll before the page that is returned to is there.
    history.scrollRestoration = 'manual'
    // Noted while scrolling: once another page is shown, it is too late to ask.
    const note = () => {
      if (positions.current) positions.current[shownKey.current] = window.scrollY
    }
    const keep = () => writePositions(positions.current ?? {})
    // Before other listeners change the page: afterwards the browser would have to lay it out to answer.
    addEventListener('scroll', note, { capture: true, passive: true })
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('scroll', note, { capture: true })
      removeEventListener('pagehide', keep)
      history.scrollRestoration = 'auto'
    }
  }, [])
  return null
}

const decodeHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // Not an encoded name; the page may have a part of exactly this name.
    return hash.slice(1)
  }
}

const readPositions = (): Record<string, number> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    const entries = Object.entries(kept ?? {})
    return Object.fromEntries(entries.filter(([, position]) => typeof position === 'number'))
  } catch (error) {
    console.warn('Where pages were left is not known:', error)
    return {}
  }
}

const writePositions = (positions: Record<string, number>): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch (error) {
    console.warn('Where pages were left could not be kept:', error)
  }
}
