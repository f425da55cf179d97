import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Tells a screen reader which page a link, or a sign-in, has led to: no document is loaded, so the browser does not.
 * The page takes the focus if what had it is gone, as the form of a sign-in is. A document that is opened or reloaded
 * begins with a POP: the browser has announced it, and its reader begins at the top.
 */
export const PageNews = () => {
  const { pathname } = useLocation()
  const isFirst = useRef(useNavigationType() === 'POP')
  const [news, setNews] = useState('')
  const shown = useRef('')
  // This component is rendered after the page, so the page's effect has set the title by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes with the address
  useEffect(() => {
    if (!isFirst.current) {
      if (shown.current !== document.title) setNews(document.title)
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    }
    isFirst.current = false
    shown.current = document.title
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
