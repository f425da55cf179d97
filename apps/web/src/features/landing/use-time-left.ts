import { type TimeLeft, timeLeft } from '@listwright/contracts'
import { useEffect, useState } from 'react'

const REFRESH_MS = 60_000

/** What is left of the founding offer, looked at again every minute; a prerendered page starts from its build. */
export const useTimeLeft = (): TimeLeft => {
  const [now, setNow] = useState(() => new Date(import.meta.env.VITE_BUILT_AT))
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return timeLeft(now)
}
