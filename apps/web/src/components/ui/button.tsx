import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '@/lib/cn.ts'
import { buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Renders the only child, such as a link, with the look of a button. */
  asChild?: boolean
  /** Work is under way: shows a spinner and takes no further clicks. */
  busy?: boolean
  /** There is nothing to do, for what the button has done: it takes no clicks until there is. */
  inactive?: boolean
}

/**
 * A button that is busy or inactive keeps the focus, which one that is disabled loses: whoever uses the keyboard would
 * start again at the top of the page after each action.
 */
export const Button = ({
  variant,
  size,
  asChild = false,
  busy = false,
  inactive = false,
  type = 'button',
  className,
  children,
  ...props
}: ButtonProps) => {
  const style = cn(buttonStyle({ variant, size }), className)
  if (asChild)
    return (
      <Slot.Root className={style} {...props}>
        {children}
      </Slot.Root>
    )
  return (
    <button
      type={type}
      className={style}
      aria-busy={busy || undefined}
      {...props}
      {...((busy || inactive) && CLOSED)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** Menus open on other events than a click. Preventing the click keeps a form from being sent, also by Enter in a field. */
const CLOSED = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
  onPointerDown: undefined,
  onKeyDown: undefined,
}
