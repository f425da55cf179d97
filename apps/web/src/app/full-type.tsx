import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Loads the fonts after the first screen has its data; index.html leaves them out to paint sooner. */
export const FullType = () => {
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (isFetching) return
    const timer = setTimeout(() => document.documentElement.classList.remove('plain-type'))
    return () => clearTimeout(timer)
  }, [isFetching])
  return null
}
