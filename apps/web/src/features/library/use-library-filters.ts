import { useMemo } from 'react'
import type { ContentFilters } from '@/data/content/queries.ts'
import { LIBRARY_ORDERS } from '@/data/library/filters.ts'
import { useAddressParams } from './use-address-params.ts'

const STATUSES = ['all', 'locked', 'draft'] as const
const DAY_MS = 24 * 60 * 60 * 1000

/** How far back each choice reaches, in days. */
export const PERIODS = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '365': 'Last 12 months',
} as const

export type FilterName = 'tone' | 'type' | 'author' | 'period' | 'sort' | 'status'

/** What each list is filtered by; a tab leaves alone what only the other one knows. */
const NAMES = {
  properties: ['type', 'author', 'period'],
  content: ['tone', 'type', 'author', 'period', 'status'],
} as const satisfies Record<string, FilterName[]>

/** The filters and the order live in the address, like the search. */
export const useLibraryFilters = (list: keyof typeof NAMES) => {
  const { params, change } = useAddressParams()
  const set = (name: FilterName, value: string) => change({ [name]: value })
  const clear = () => change(Object.fromEntries(NAMES[list].map((name) => [name, ''])))
  const read = (name: FilterName) => params.get(name) ?? ''
  const [tone, type, author, period] = [read('tone'), read('type'), read('author'), read('period')]
  const status = STATUSES.find((known) => known === read('status')) ?? 'all'
  const sort = LIBRARY_ORDERS.find((known) => known === read('sort')) ?? 'newest'
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

  const choices = { tone, type, author, period: period in PERIODS ? period : '', status, sort }

  return {
    filters,
    choices,
    isFiltered: NAMES[list].some((name) => !['', 'all'].includes(choices[name])),
    set,
    clear,
  }
}

// The beginning of a day, so that a list that is read again asks for the same.
const sinceOf = (period: string): string | undefined =>
  period in PERIODS
    ? `${new Date(Date.now() - Number(period) * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`
    : undefined
