import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Tells a screen reader which page a link, or a sign-in, has led to: no document is loaded, so the browser does not.
 * A document that is opened or reloaded begins with a POP, and the browser has announced it.
 */
export const PageNews = () => {
  const { pathname } = useLocation()
  const isFirst = useRef(useNavigationType() === 'POP')
  const [news, setNews] = useState('')
  const shown = useRef('')
  // Rendered after the page, which names itself in an effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes with the address
  useEffect(() => {
    if (!isFirst.current && shown.current !== document.title) setNews(document.title)
    isFirst.current = false
    shown.current = document.title
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
