import { useState } from 'react'

const KEY = 'listwright.mls-limit'

/** The agent's own MLS limit, remembered in this browser. */
export const useMlsLimit = (initial: number) => {
  const [limit, setLimit] = useState(() => Number(localStorage.getItem(KEY)) || initial)
  const remember = (value: number) => {
    setLimit(value)
    localStorage.setItem(KEY, String(value))
  }
  return [limit, remember] as const
}
