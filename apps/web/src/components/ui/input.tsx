import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { useFieldControl } from './field.tsx'

export const controlStyle =
  'w-full rounded-md border border-edge bg-card px-3.5 text-base text-ink text-ellipsis transition-colors placeholder:text-muted hover:border-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:rounded-md disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger'

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input className={cn(controlStyle, 'h-11', className)} {...useFieldControl()} {...props} />
)
