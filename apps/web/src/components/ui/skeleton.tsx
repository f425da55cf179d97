import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** Holds the place of something that is on its way, in its final shape. */
export const Skeleton = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    aria-hidden="true"
    className={cn('animate-pulse rounded-sm bg-line/70', className)}
    {...props}
  />
)
