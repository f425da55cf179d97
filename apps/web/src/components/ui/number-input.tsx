import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { Input } from './input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'prefix'> {
  /** A sign before the figure, such as `$`. */
  prefix?: string
}

/** A number field that ignores the mouse wheel, which would change it by accident. */
export const NumberInput = ({ prefix, className, ...props }: NumberInputProps) => (
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
      className={cn('figures', prefix && 'pl-7.5', className)}
    />
  </div>
)
