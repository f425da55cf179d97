import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { buttonStyle } from './button-style.ts'
import { CLOSED_BUTTON } from './closed-button.ts'
import { Spinner } from './spinner.tsx'

interface Looks extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {}

export interface ButtonProps extends Looks {
  asChild?: false
  /** Work is under way: shows a spinner and takes no further clicks. */
  busy?: boolean
  /** The button has already done its work, and takes no clicks until there is something to do again. */
  inactive?: boolean
}

/** Renders the only child, such as a link, with the look of a button. Only a real button can be busy or inactive. */
interface ButtonLikeProps extends Looks {
  asChild: true
  busy?: never
  inactive?: never
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
}: ButtonProps | ButtonLikeProps) => {
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
      {...((busy || inactive) && CLOSED_BUTTON)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
