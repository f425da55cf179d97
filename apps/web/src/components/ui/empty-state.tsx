import type { ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'

interface EmptyStateProps {
  /** A drawing, in the theme's colours. */
  drawing?: ReactNode
  title: string
  text?: ReactNode
  actions?: ReactNode
  className?: string
}

export const EmptyState = ({ drawing, title, text, actions, className }: EmptyStateProps) => (
  <div
    className={cn(
      'grid justify-items-center gap-4 rounded-lg border border-dashed border-edge/50 px-6 py-12 text-center',
      className,
    )}
  >
    {drawing && <div className="w-40 text-stroke">{drawing}</div>}
    <p className="title-type max-w-[26ch] text-xl text-balance">{title}</p>
    {text && <p className="max-w-[46ch] text-sm text-muted">{text}</p>}
    {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
  </div>
)
