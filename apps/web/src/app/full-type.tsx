import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Brings in the fonts, which index.html puts off, once the first screen has what it shows. */
export const FullType = () => {
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (isFetching) return
    const timer = setTimeout(() => document.documentElement.classList.remove('plain-type'))
    return () => clearTimeout(timer)
  }, [isFetching])
  return null
}
