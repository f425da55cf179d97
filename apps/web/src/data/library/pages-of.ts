import { type InfiniteData, keepPreviousData } from '@tanstack/react-query'
import { LIVE_MS } from '@/lib/query-client.ts'

const PAGE_SIZE = 24

interface Item {
  id: string
  createdAt: string
}

// Not an interface: the client's types match a function's arguments by their index signature, which interfaces lack.
type Page = {
  needle: string
  page_size: number
  /** Where the page begins: after this row of the one before. */
  after_created_at?: string
  after_id?: string
}

interface Paging<T> {
  size?: number
  read: (page: Page, after: T | null) => Promise<T[]>
}

/** The options of a list that grows page by page; `read` answers the items of one page. */
export const pagesOf = <T extends Item>(needle: string, { size = PAGE_SIZE, read }: Paging<T>) => ({
  queryFn: ({ pageParam }: { pageParam: T | null }) =>
    read({ needle, page_size: size, ...(pageParam && cursorAfter(pageParam)) }, pageParam),
  initialPageParam: null,
  getNextPageParam: (items: T[]) => (items.length < size ? null : (items.at(-1) ?? null)),
  placeholderData: keepPreviousData,
  // Comparing thousands of rows with themselves at each page costs more than showing those in view once more.
  structuralSharing: false,
  select: ({ pages }: InfiniteData<T[]>) => pages.flat(),
  // Each page would be read again: a list with more than one waits until something changes it.
  refetchInterval: ({ state }: { state: { data?: InfiniteData<T[]> | undefined } }) =>
    state.data?.pages.length === 1 && LIVE_MS,
})

const cursorAfter = ({ id, createdAt }: Item) => ({ after_created_at: createdAt, after_id: id })
