import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300
const OFFSET_PX = 4

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Radix.Provider>
)

interface TooltipProps {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The element that is explained; it must be able to take focus. */
  children: ReactElement
}

/** Rendered beside its trigger instead of at the end of the document, so that it belongs to the same landmark. */
export const Tooltip = ({ text, side = 'top', children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Content
      side={side}
      sideOffset={OFFSET_PX}
      className="z-50 max-w-72 animate-fade rounded-md bg-night px-3 py-2 text-xs text-on-night shadow-float"
    >
      {text}
    </Radix.Content>
  </Radix.Root>
)
