import { useState } from 'react'

const KEY = 'listwright.mls-limit'

/** No MLS has remarks as short as this: a smaller figure is one that is still being typed. */
const LEAST = 50

/** The agent's own MLS limit, remembered in this browser; a figure that cannot be one is ignored. */
export const useMlsLimit = (initial: number) => {
  const [limit, setLimit] = useState(() => {
    const kept = Number(localStorage.getItem(KEY))
    return isLimit(kept) ? kept : initial
  })
  const remember = (value: number) => {
    if (!isLimit(value)) return
    setLimit(value)
    localStorage.setItem(KEY, String(value))
  }
  return [limit, remember] as const
}

const isLimit = (value: number) => Number.isInteger(value) && value >= LEAST
