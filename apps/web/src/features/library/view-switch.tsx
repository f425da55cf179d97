import { LayoutGrid, List } from 'lucide-react'
import { cn } from '@/lib/cn.ts'
import { useLibraryView } from './use-library-view.ts'

const VIEWS = [
  { value: 'cards', label: 'Cards', Icon: LayoutGrid },
  { value: 'list', label: 'List', Icon: List },
] as const

/** Cards or a dense list. */
export const ViewSwitch = () => {
  const { view, setView } = useLibraryView()
  return (
    <fieldset className="flex rounded-full border border-edge/60 p-1">
      <legend className="sr-only">View</legend>
      {VIEWS.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => setView(value)}
          className={cn(
            'inline-flex h-9 items-center gap-2 rounded-full px-4 text-xs font-semibold max-sm:px-3',
            view === value ? 'bg-chosen text-on-chosen' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
