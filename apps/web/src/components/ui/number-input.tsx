import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { Input } from './input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'prefix'> {
  /** A sign before the figure, such as `$`. */
  prefix?: string
  /** The figure as it is read, such as 500,000: shown in its place until someone types there. */
  shown?: string | undefined
}

/** A number field that ignores the mouse wheel, which would change it by accident. */
export const NumberInput = ({ prefix, shown, className, ...props }: NumberInputProps) => (
  <div className="relative">
    {prefix && (
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted"
      >
        {prefix}
      </span>
    )}
    <Input
      inputMode="decimal"
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
      type="number"
      className={cn('peer figures', prefix && 'pl-7.5', className)}
    />
    {shown && (
      <span
        aria-hidden="true"
        className={cn(
          'figures pointer-events-none absolute inset-y-1 right-9 flex items-center bg-card peer-focus:hidden peer-disabled:hidden',
          prefix ? 'left-7' : 'left-3',
        )}
      >
        <span className="pl-0.5">{shown}</span>
      </span>
    )}
  </div>
)
