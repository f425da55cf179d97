import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '@/lib/cn.ts'
import { useFieldControl } from './field.tsx'
import { controlStyle } from './input.tsx'
import { optionId, SelectList } from './select-list.tsx'
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
export const Select = (props: SelectProps) => {
  const { options, value, defaultValue, onValueChange, onBlur, placeholder } = props
  const listId = useId()
  const [own, setOwn] = useState(defaultValue)
  const items = options.map(toItem)
  const chosen = items.findIndex((item) => item.value === (value ?? own))
  const choose = (place: number) => {
    const item = items[place]
    if (!item) return
    setOwn(item.value)
    onValueChange?.(item.value)
  }
  const labels = items.map(({ label }) => label)
  const listbox = useListbox({ labels, chosen, onChoose: choose })

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
        aria-activedescendant={listbox.isOpen ? optionId(listId, listbox.active) : undefined}
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
      <SelectList id={listId} labels={labels} chosen={chosen} listbox={listbox} />
    </>
  )
}

const toItem = (option: SelectProps['options'][number]) =>
  typeof option === 'string' ? { value: option, label: option } : option
