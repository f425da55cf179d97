import { type InfiniteData, keepPreviousData } from '@tanstack/react-query'
import { LIVE_MS } from '@/lib/query-client.ts'

const PAGE_SIZE = 24

/** Where the next page begins: after the last row of this one. */
interface Cursor {
  after_created_at: string
  after_id: string
}

// Not an interface: the client's types match a function's arguments by their index signature, which interfaces lack.
type Page = { needle: string; page_size: number } & Partial<Cursor>

interface Item {
  id: string
  createdAt: string
}

/** The options of a list that grows page by page; `read` answers the items of one page. */
export const pagesOf = <T extends Item>(needle: string, read: (page: Page) => Promise<T[]>) => ({
  queryFn: ({ pageParam }: { pageParam: Cursor | null }) =>
    read({ needle, page_size: PAGE_SIZE, ...pageParam }),
  initialPageParam: null,
  getNextPageParam: (items: T[]) => cursorAfter(items),
  placeholderData: keepPreviousData,
  select: ({ pages }: InfiniteData<T[]>) => pages.flat(),
  // Each page would be read again: a list with more than one waits until something changes it.
  refetchInterval: ({ state }: { state: { data?: InfiniteData<T[]> | undefined } }) =>
    state.data?.pages.length === 1 && LIVE_MS,
})

const cursorAfter = (items: Item[]): Cursor | null => {
  const last = items.at(-1)
  if (!last || items.length < PAGE_SIZE) return null
  return { after_created_at: last.createdAt, after_id: last.id }
}
