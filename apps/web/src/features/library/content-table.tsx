import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SavedContent } from '@/data/content/queries.ts'
import { ContentTableRow } from './content-table-row.tsx'
import { SelectionBar } from './selection-bar.tsx'

const ROW_PX = 64
/** The next page is read before the last row comes into view. */
const AHEAD = 30

interface ContentTableProps {
  contents: SavedContent[]
  needle: string
  userId: string | undefined
  hasMore: boolean
  onMore: () => void
  onDelete: (ids: string[]) => void
}

/** One line per text. Only what is in view is in the document, however many there are. */
export const ContentTable = (props: ContentTableProps) => {
  const { contents, needle, userId, hasMore, onMore, onDelete } = props
  const frame = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    setTop((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const rows = useWindowVirtualizer({
    count: contents.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => contents[index]?.id ?? index,
    overscan: 12,
    scrollMargin: top,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && last >= contents.length - AHEAD) onMore()
  }, [hasMore, last, contents.length, onMore])

  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((current) => {
        const next = new Set(current)
        if (isChosen) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  const selected = contents.filter(({ id }) => chosen.has(id))
  const hasAuthors = contents.some((content) => content.userId !== userId)

  return (
    <div className="grid gap-3">
      <SelectionBar
        selected={selected}
        total={contents.length}
        userId={userId}
        onSelectAll={() => setChosen(new Set(contents.map(({ id }) => id)))}
        onClear={() => setChosen(new Set())}
        onDelete={onDelete}
      />
      <div className="overflow-clip rounded-lg border border-line bg-card">
        <table aria-rowcount={hasMore ? -1 : contents.length + 1} className="w-full table-fixed">
          <caption className="sr-only">Saved texts</caption>
          <Columns hasAuthors={hasAuthors} />
          <HeadRow hasAuthors={hasAuthors} />
          <tbody ref={frame}>
            <Spacer height={(shown[0]?.start ?? top) - top} />
            {shown.map(({ index, key }) => {
              const content = contents[index]
              return (
                content && (
                  <ContentTableRow
                    key={key}
                    content={content}
                    needle={needle}
                    place={index}
                    hasAuthors={hasAuthors}
                    isChosen={chosen.has(content.id)}
                    onChoose={choose}
                  />
                )
              )
            })}
            <Spacer height={rows.getTotalSize() + top - (shown.at(-1)?.end ?? top)} />
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Stands for the rows that are out of view. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr>
      <td style={{ height }} className="p-0" />
    </tr>
  )

/** On a phone only the property stays between the check box and the actions. */
const Columns = ({ hasAuthors }: { hasAuthors: boolean }) => (
  <colgroup>
    <col className="w-13" />
    <col />
    <col className="w-[22%] max-md:hidden" />
    {hasAuthors && <col className="w-[14%] max-md:hidden" />}
    <col className="w-28 max-md:hidden" />
    <col className="w-30 max-md:hidden" />
    <col className="w-30 md:w-48" />
  </colgroup>
)

const HeadRow = ({ hasAuthors }: { hasAuthors: boolean }) => (
  <thead className="label-type border-b border-line text-left text-muted max-md:sr-only">
    <tr className="h-10 *:px-2 *:font-semibold">
      <th scope="col">
        <span className="sr-only">Select</span>
      </th>
      <th scope="col">Property</th>
      <th scope="col" className="max-md:hidden">
        Tone
      </th>
      {hasAuthors && (
        <th scope="col" className="max-md:hidden">
          Author
        </th>
      )}
      <th scope="col" className="text-right max-md:hidden">
        Price
      </th>
      <th scope="col" className="max-md:hidden">
        Saved
      </th>
      <th scope="col">
        <span className="sr-only">Actions</span>
      </th>
    </tr>
  </thead>
)
