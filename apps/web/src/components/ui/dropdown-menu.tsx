import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/**
 * Not modal: a modal menu hides the page from assistive technology while the page's own links and buttons can still be
 * reached with the Tab key.
 */
export const DropdownMenu = (props: ComponentProps<typeof Radix.Root>) => (
  <Radix.Root modal={false} {...props} />
)
export const DropdownMenuTrigger = Radix.Trigger
export const DropdownMenuRadioGroup = Radix.RadioGroup

const itemStyle =
  'flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-chosen data-highlighted:text-on-chosen [&_svg]:size-4 [&_svg]:shrink-0'

/**
 * The menu is rendered beside its trigger instead of at the end of the document, so that it belongs to the same landmark.
 * A menu that is too long for the window scrolls. After a mouse click none of its entries has the focus; `tabIndex` lets
 * the menu itself take it, so that the keyboard can scroll it.
 */
export const DropdownMenuContent = ({
  className,
  ...props
}: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content
    align="end"
    sideOffset={8}
    collisionPadding={8}
    tabIndex={0}
    className={cn(
      'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-44 animate-fade overflow-y-auto rounded-md border border-line bg-card p-1 text-ink shadow-float',
      className,
    )}
    {...props}
  />
)

export const DropdownMenuItem = ({ className, ...props }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item className={cn(itemStyle, className)} {...props} />
)

export const DropdownMenuRadioItem = ({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem className={cn(itemStyle, className)} {...props}>
    {children}
    <Radix.ItemIndicator className="ml-auto">
      <Check aria-hidden="true" />
    </Radix.ItemIndicator>
  </Radix.RadioItem>
)

export const DropdownMenuLabel = ({ className, ...props }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label className={cn('px-3 py-2 text-xs text-muted', className)} {...props} />
)

export const DropdownMenuSeparator = () => <Radix.Separator className="mx-1 my-1 h-px bg-line" />
