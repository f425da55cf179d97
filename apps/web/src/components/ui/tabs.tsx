import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export const Tabs = Radix.Root

/** The padding keeps the focus ring inside the tab: the scrolling list would cut off a ring around it. */
export const TabsList = ({ className, ...props }: ComponentProps<typeof Radix.List>) => (
  <Radix.List
    className={cn(
      '-mx-1.5 flex gap-0.5 overflow-x-auto bg-[linear-gradient(var(--color-line),var(--color-line))] bg-[length:calc(100%-0.75rem)_1px] bg-bottom bg-no-repeat [scrollbar-width:none] sm:gap-4',
      className,
    )}
    {...props}
  />
)

/**
 * The line under the active tab grows from its middle. A tab is as wide as its bold name at all times: the tabs beside it
 * would move otherwise.
 */
export const TabsTrigger = ({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={cn(
      'relative shrink-0 text-start px-1.5 py-3 text-[0.8125rem] text-muted sm:text-sm transition-colors before:invisible before:block before:h-0 before:overflow-hidden before:font-semibold before:content-[attr(data-name)] after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:scale-x-0 after:bg-brass after:transition-transform hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:text-muted data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:scale-x-100',
      className,
    )}
    data-name={typeof children === 'string' ? children : undefined}
    {...props}
  >
    {children}
  </Radix.Trigger>
)

export const TabsContent = ({ className, ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={cn('animate-rise pt-6', className)} {...props} />
)
