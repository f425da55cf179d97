import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Renders the only child, such as a link, with the look of a button. */
  asChild?: boolean
  /** Work is under way: shows a spinner and takes no further clicks. */
  busy?: boolean
}

export const Button = ({
  variant,
  size,
  asChild = false,
  busy = false,
  disabled,
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
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
