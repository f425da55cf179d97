import { QueryClient } from '@tanstack/react-query'

const SECOND = 1000

const QUERY_GC_TIME = 5 * 60 * SECOND
const RETRIES = 3
const RETRY_DELAY_MAX = 30 * SECOND

/** How often lists are refetched for changes made on other devices or by colleagues; other tabs announce theirs. */
export const LIVE_MS = 30 * SECOND

/** 1 s, 2 s, 4 s … up to 30 s; exported for its test. */
export const retryDelay = (failures: number): number =>
  Math.min(SECOND * 2 ** failures, RETRY_DELAY_MAX)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { gcTime: QUERY_GC_TIME, retry: RETRIES, retryDelay } },
  })
