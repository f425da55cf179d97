import type { ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useRowsInView } from './use-rows-in-view.ts'
import { useSelection } from './use-selection.ts'

/**
 * From which width on a column is shown: a phone has room for the first one. From lg to xl there is no more room than on a
 * tablet, because the navigation stands beside the page.
 */
const FROM = { md: 'max-md:hidden', xl: 'max-xl:hidden' }

export interface Column {
  name: string
  width?: string
  from?: keyof typeof FROM
  isRight?: boolean
}

/** How a row is shown. */
export interface RowState {
  place: number
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

interface DenseTableProps<Item> {
  caption: string
  /** What a row is, such as 'text'. */
  noun: string
  items: Item[]
  /** What stands between the check box and the actions. */
  columns: Column[]
  /** As wide as the actions of a row. */
  actionsWidth: string
  renderRow: (item: Item, state: RowState) => ReactNode
  userId: string | undefined
  hasMore: boolean
  onMore: () => void
  onDelete: (ids: string[]) => void
  /** The whole rows, as they are exported. */
  readRows: (ids: string[]) => Promise<object>
}

/** One line per item, to be selected. Only what is in view is in the document, however many there are. */
export const DenseTable = <Item extends { id: string; userId: string }>(
  props: DenseTableProps<Item>,
) => {
  const { caption, noun, items, columns, actionsWidth, renderRow, userId } = props
  const { hasMore, onMore, onDelete, readRows } = props
  const { frame, places, above, below } = useRowsInView({ items, hasMore, onMore })
  const { chosen, choose, chooseAll } = useSelection()

  return (
    <div className="grid gap-3">
      <SelectionBar
        noun={noun}
        selected={items.filter(({ id }) => chosen.has(id))}
        total={items.length}
        userId={userId}
        onSelectAll={() => chooseAll(items.map(({ id }) => id))}
        onClear={() => chooseAll([])}
        onDelete={onDelete}
        readRows={readRows}
      />
      <div className="overflow-clip rounded-lg border border-line bg-card">
        <table aria-rowcount={hasMore ? -1 : items.length + 1} className="w-full table-fixed">
          <caption className="sr-only">{caption}</caption>
          <Head columns={columns} actionsWidth={actionsWidth} />
          <tbody ref={frame}>
            <Spacer height={above} />
            {places.map((place) => {
              const item = items[place]
              return (
                item && renderRow(item, { place, isChosen: chosen.has(item.id), onChoose: choose })
              )
            })}
            <Spacer height={below} />
          </tbody>
        </table>
      </div>
    </div>
  )
}

type HeadProps = Pick<DenseTableProps<unknown>, 'columns' | 'actionsWidth'>

const Head = ({ columns, actionsWidth }: HeadProps) => (
  <>
    <colgroup>
      <col className="w-13" />
      {columns.map(({ name, width, from }) => (
        <col key={name} className={cn(width, from && FROM[from])} />
      ))}
      <col className={actionsWidth} />
    </colgroup>
    <thead className="label-type border-b border-line text-left text-muted max-md:sr-only">
      <tr className="h-10 *:px-2 *:font-semibold">
        <th scope="col">
          <span className="sr-only">Select</span>
        </th>
        {columns.map(({ name, from, isRight }) => (
          <th
            key={name}
            scope="col"
            className={cn(isRight && 'text-right', from && FROM[from]) || undefined}
          >
            {name}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  </>
)

/** Stands for the rows that are out of view. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr>
      <td style={{ height }} className="p-0" />
    </tr>
  )
