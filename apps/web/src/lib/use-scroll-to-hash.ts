import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings a part of the page into view when the address names it: it may have been loaded after the address was opened. */
export const useScrollToHash = (id: string): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address, followed once more, scrolls once more
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [hash, key, id])
}
