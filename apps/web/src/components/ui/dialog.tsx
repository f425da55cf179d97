import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { cn } from '@/lib/cn.ts'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

interface DialogContentProps {
  title: string
  description?: ReactNode
  className?: string
  /** False when the dialog can only be left through one of its buttons. */
  isDismissible?: boolean
  children?: ReactNode
}

/** A sheet above the page: traps focus, closes with Escape, and hands focus back. */
export const DialogContent = ({
  title,
  description,
  className,
  isDismissible = true,
  children,
}: DialogContentProps) => {
  const origin = useRef<Element | null>(null)
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-estate-950/55 backdrop-blur-[2px]" />
      <Radix.Content
        {...(!description && { 'aria-describedby': undefined })}
        onOpenAutoFocus={() => {
          origin.current = document.activeElement
        }}
        onCloseAutoFocus={(event) => {
          if (handBack(origin.current)) event.preventDefault()
        }}
        onEscapeKeyDown={(event) => {
          // Escape first closes a list that is open above the dialog.
          if (document.querySelector(':popover-open')) event.preventDefault()
        }}
        className={cn(
          'fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 animate-rise gap-5 overflow-y-auto rounded-lg border border-line bg-card p-6 text-ink shadow-float sm:p-8',
          className,
        )}
      >
        <div className="grid gap-2 pr-8">
          <Radix.Title className="title-type text-2xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
          )}
        </div>
        {children}
        {isDismissible && (
          <Radix.Close
            aria-label="Dismiss"
            className="absolute top-4 right-4 grid size-10 place-items-center rounded-full text-muted hover:bg-wash hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" />
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  )
}

/**
 * Puts the focus where it was before the dialog, which need not be a trigger: a shortcut opens it from anywhere. What
 * is gone or disabled by now cannot take it; then the page does. False leaves it to the trigger.
 */
const handBack = (origin: Element | null): boolean => {
  if (document.activeElement !== document.body) return true
  if (!(origin instanceof HTMLElement) || origin === document.body) return false
  if (origin.isConnected && !origin.matches(':disabled')) origin.focus()
  else document.getElementById('main')?.focus({ preventScroll: true })
  return true
}
