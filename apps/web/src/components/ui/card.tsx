import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export const Card = ({ className, ...props }: ComponentProps<'section'>) => (
  <section
    className={cn('rounded-lg border border-line bg-card p-5 sm:p-7', className)}
    {...props}
  />
)

export const CardTitle = ({ className, ...props }: ComponentProps<'h2'>) => (
  <h2 className={cn('title-type text-xl', className)} {...props} />
)

export const CardDescription = ({ className, ...props }: ComponentProps<'p'>) => (
  <p className={cn('mt-1 text-sm text-muted', className)} {...props} />
)
