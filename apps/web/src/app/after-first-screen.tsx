import { useEffect } from 'react'
import { useIsSettled } from '@/lib/use-is-settled.ts'
import { registerWorker } from './register-worker.ts'

/**
 * What waits until the first screen has its data: the fonts, which index.html leaves out, and keeping the whole app for
 * use without a network.
 */
export const AfterFirstScreen = () => {
  const isSettled = useIsSettled()
  useEffect(() => {
    if (!isSettled) return
    document.documentElement.classList.remove('plain-type')
    void registerWorker()
  }, [isSettled])
  return null
}
