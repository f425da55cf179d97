import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '@/lib/cn.ts'
import { useFieldControl } from './field.tsx'
import { controlStyle } from './input.tsx'
import { useListbox } from './use-listbox.ts'

interface SelectProps {
  options: readonly string[] | readonly { value: string; label: string }[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  onBlur?: () => void
  placeholder?: string
}

/** A select whose list is always in the document, as a popover in the top layer, so that it opens at once. */
export const Select = ({
  options,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  placeholder,
}: SelectProps) => {
  const listId = useId()
  const [own, setOwn] = useState(defaultValue)
  const items = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  const chosen = items.findIndex((item) => item.value === (value ?? own))
  const choose = (place: number) => {
    const item = items[place]
    if (!item) return
    setOwn(item.value)
    onValueChange?.(item.value)
  }
  const listbox = useListbox({ labels: items.map(({ label }) => label), chosen, onChoose: choose })
  const optionId = (place: number) => `${listId}-${place}`

  return (
    <>
      <button
        {...useFieldControl()}
        ref={listbox.triggerRef}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={listbox.isOpen}
        aria-controls={listId}
        aria-activedescendant={listbox.isOpen ? optionId(listbox.active) : undefined}
        onClick={listbox.toggle}
        onKeyDown={listbox.onKeyDown}
        onBlur={() => {
          listbox.close()
          onBlur?.()
        }}
        className={cn(
          controlStyle,
          'flex h-11 items-center justify-between gap-2 text-left',
          chosen < 0 && 'text-muted',
        )}
      >
        <span className="truncate">{items[chosen]?.label ?? placeholder}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
      <div
        ref={listbox.listRef}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label="Choices"
        popover="manual"
        className="fixed inset-auto m-0 overflow-y-auto rounded-md border border-edge/60 bg-card p-1 text-ink shadow-float"
      >
        {items.map(({ value: key, label }, place) => (
          <button
            key={key}
            id={optionId(place)}
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
    </>
  )
}
