import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export const Tabs = Radix.Root

export const TabsList = ({ className, ...props }: ComponentProps<typeof Radix.List>) => (
  <Radix.List
    className={cn(
      'flex gap-4 overflow-x-auto sm:gap-7 border-b border-line [scrollbar-width:none]',
      className,
    )}
    {...props}
  />
)

/** The line under the active tab grows from its middle. */
export const TabsTrigger = ({ className, ...props }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={cn(
      'relative -mb-px shrink-0 py-3 text-[0.8125rem] text-muted sm:text-sm transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:scale-x-0 after:bg-brass after:transition-transform hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:text-muted data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:scale-x-100',
      className,
    )}
    {...props}
  />
)

export const TabsContent = ({ className, ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={cn('animate-rise pt-6', className)} {...props} />
)
