import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { useTopOf } from './use-top-of.ts'

const ROW_PX = 64
/** Rows rendered beyond the visible ones: enough for one turn of the wheel. Each further one slows down a jump in the list. */
const OVERSCAN = 5
/** The next page is read before the last row comes into view. */
const AHEAD = 30

interface RowsInViewOptions {
  items: { id: string }[]
  hasMore: boolean
  onMore: () => void
}

/** The places of the rows that are in view, and how high the space for the others above and below them is. */
export const useRowsInView = ({ items, hasMore, onMore }: RowsInViewOptions) => {
  const { frame, top } = useTopOf<HTMLTableSectionElement>()
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && last >= items.length - AHEAD) onMore()
  }, [hasMore, last, items.length, onMore])
  return {
    frame,
    places: shown.map(({ index }) => index),
    above: (shown[0]?.start ?? top) - top,
    below: rows.getTotalSize() + top - (shown.at(-1)?.end ?? top),
  }
}
