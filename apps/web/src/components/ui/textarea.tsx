import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { useFieldControl } from './field.tsx'
import { controlStyle } from './input.tsx'

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    className={cn(controlStyle, 'field-sizing-content min-h-24 py-2.5', className)}
    {...useFieldControl()}
    {...props}
  />
)
