import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The screen begins to read a moment after it is mounted. */
const PAUSE_MS = 100

/** Whether the first screen has its data. On a slow network everything else would take its share of it from that data. */
export const useIsSettled = (): boolean => {
  const isFetching = useIsFetching() > 0
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (isFetching) return
    const timer = setTimeout(() => setIsSettled(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isFetching])
  return isSettled
}
