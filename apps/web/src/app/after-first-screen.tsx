import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { registerWorker } from './register-worker.ts'

/** The screen begins to read a moment after it is mounted. */
const PAUSE_MS = 100

/**
 * What waits until the first screen has its data: the fonts, which index.html leaves out, and keeping the whole app for
 * use without a network. On a slow one they would take their share of it from that data.
 */
export const AfterFirstScreen = () => {
  const isFetching = useIsFetching() > 0
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (isFetching) return
    const timer = setTimeout(() => setIsShown(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isFetching])
  useEffect(() => {
    if (!isShown) return
    document.documentElement.classList.remove('plain-type')
    void registerWorker()
  }, [isShown])
  return null
}
