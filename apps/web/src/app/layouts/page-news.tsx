import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells a screen reader which page a link has led to: no document is loaded, so the browser does not. */
export const PageNews = () => {
  const { pathname } = useLocation()
  const [news, setNews] = useState('')
  const shown = useRef('')
  // Rendered after the page, which names itself in an effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes with the address
  useEffect(() => {
    if (shown.current !== '' && shown.current !== document.title) setNews(document.title)
    shown.current = document.title
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
