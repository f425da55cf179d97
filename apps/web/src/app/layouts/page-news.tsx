import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Tells a screen reader which page a link, or a sign-in, has led to: no document is loaded, so the browser does not.
 * The router names the first place of a document 'default'.
 */
export const PageNews = () => {
  const { pathname, key } = useLocation()
  const isFirst = useRef(key === 'default')
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
