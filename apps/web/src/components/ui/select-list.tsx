import { Check } from 'lucide-react'
import { cn } from '@/lib/cn.ts'
import type { useListbox } from './use-listbox.ts'

interface SelectListProps {
  id: string
  labels: string[]
  chosen: number
  listbox: ReturnType<typeof useListbox>
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** The choices of a select, as a popover. */
export const SelectList = ({ id, labels, chosen, listbox }: SelectListProps) => (
  <div
    ref={listbox.listRef}
    id={id}
    role="listbox"
    tabIndex={-1}
    aria-label="Choices"
    popover="manual"
    className="fixed inset-auto m-0 overflow-y-auto rounded-md border border-edge/60 bg-card p-1 text-ink shadow-float"
  >
    {labels.map((label, place) => (
      <button
        key={optionId(id, place)}
        id={optionId(id, place)}
        type="button"
        role="option"
        tabIndex={-1}
        aria-selected={place === chosen}
        onPointerEnter={() => listbox.setActive(place)}
        // Keeps the focus on the button, which handles the keys.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => listbox.choose(place)}
        className={cn(
          'flex w-full items-center justify-between gap-6 rounded-sm px-3 py-2 text-left text-sm select-none',
          place === listbox.active && 'bg-chosen text-on-chosen',
        )}
      >
        {label}
        {place === chosen && <Check aria-hidden="true" className="size-4" />}
      </button>
    ))}
  </div>
)
