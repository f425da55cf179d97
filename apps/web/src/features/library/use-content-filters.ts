import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { CONTENT_ORDERS, type ContentFilters } from '@/data/content/queries.ts'

const STATUSES = ['all', 'locked', 'draft'] as const
const DAY_MS = 24 * 60 * 60 * 1000

/** How far back each choice reaches, in days. */
export const PERIODS = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '365': 'Last 12 months',
} as const

type Name = 'tone' | 'type' | 'author' | 'period' | 'sort' | 'status'

/** The filters and the order live in the address, like the search. */
export const useContentFilters = () => {
  const [params, setParams] = useSearchParams()
  const set = (name: Name, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const clear = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const name of ['tone', 'type', 'author', 'period', 'status']) next.delete(name)
        return next
      },
      { replace: true },
    )
  const read = (name: Name) => params.get(name) ?? ''
  const [tone, type, author, period] = [read('tone'), read('type'), read('author'), read('period')]
  const status = STATUSES.find((known) => known === read('status')) ?? 'all'
  const sort = CONTENT_ORDERS.find((known) => known === read('sort')) ?? 'newest'
  const filters = useMemo((): ContentFilters => {
    const since = sinceOf(period)
    return {
      ...(tone && { tone }),
      ...(type && { type }),
      ...(author && { author }),
      ...(since && { since }),
      sort,
    }
  }, [tone, type, author, period, sort])

  return {
    filters,
    choices: { tone, type, author, period: period in PERIODS ? period : '', status, sort },
    isFiltered: Boolean(tone || type || author || filters.since || status !== 'all'),
    set,
    clear,
  }
}

// The beginning of a day, so that a list that is read again asks for the same.
const sinceOf = (period: string): string | undefined =>
  period in PERIODS
    ? `${new Date(Date.now() - Number(period) * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`
    : undefined
