import { useEffect, useRef, useState } from 'react'

/** How far from the top of the page an element begins, also when what is above it grows or shrinks. */
export const useTopOf = <Element extends HTMLElement>() => {
  const frame = useRef<Element>(null)
  const [top, setTop] = useState(0)
  useEffect(() => {
    const measure = () =>
      setTop(Math.round((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const page = new ResizeObserver(measure)
    page.observe(document.body)
    return () => page.disconnect()
  }, [])
  return { frame, top }
}
