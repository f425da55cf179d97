import type { UseInfiniteQueryResult } from '@tanstack/react-query'

type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>

/** How a table asks for the next page. While one is being read, there is no other to ask for. */
export const pagingOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery) => ({
  hasMore: hasNextPage && !isFetchingNextPage,
  onMore: () => void fetchNextPage(),
})
