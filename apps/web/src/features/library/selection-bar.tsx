import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { formatCount, formatNumber } from '@/lib/format.ts'
import { ExportButtons } from './export-buttons.tsx'

interface SelectionBarProps {
  /** What is selected, such as 'text'. */
  noun: string
  selected: { id: string; userId: string }[]
  /** How many are listed so far. */
  total: number
  userId: string | undefined
  onSelectAll: () => void
  onClear: () => void
  onDelete: (ids: string[]) => void
  /** The whole rows, as they are exported. */
  readRows: (ids: string[]) => Promise<object>
}

/** What can be done with what is selected. Only one's own can be deleted. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { noun, selected, total, userId, onSelectAll, onClear, onDelete, readRows } = props
  const own = selected.filter((item) => item.userId === userId).map(({ id }) => id)

  return (
    <div className="sticky top-0 z-10 flex min-h-13 flex-wrap items-center gap-2 bg-paper py-2 text-sm">
      <p role="status" className="mr-2 text-muted">
        {selected.length > 0 ? `${formatNumber(selected.length)} selected` : 'None selected'}
      </p>
      <Button variant="ghost" size="sm" inactive={selected.length === total} onClick={onSelectAll}>
        Select all {formatNumber(total)} listed
      </Button>
      {selected.length > 0 && (
        <>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear
          </Button>
          <ExportButtons noun={noun} ids={selected.map(({ id }) => id)} readRows={readRows} />
          {own.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                onDelete(own)
                onClear()
              }}
            >
              <Trash2 aria-hidden="true" />
              Delete {formatCount(own.length, noun)}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
