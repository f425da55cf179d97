import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { cn } from '@/lib/cn.ts'
import { Input } from './input.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  value: string
  onValueChange: (value: string) => void
}

/** A search field with a cross that empties it, in the look of all other controls. */
export const SearchInput = ({ value, onValueChange, className, ...props }: SearchInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const empty = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <div className={cn('relative', className)}>
      <Search
        aria-hidden="true"
        className="absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <Input
        {...props}
        ref={input}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="pl-10.5 pr-11"
      />
      {value && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={empty}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink focus-visible:-outline-offset-4"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </div>
  )
}
