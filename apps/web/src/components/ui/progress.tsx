import { cn } from '@/lib/cn.ts'

interface ProgressProps {
  label: string
  value: number
  max?: number
  className?: string
}

/** How much of something is used or done; past its end it turns to the colour of danger. */
export const Progress = ({ label, value, max = 100, className }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuenow={Math.min(value, max)}
    aria-valuemax={max}
    className={cn('h-1.5 overflow-hidden rounded-full bg-line', className)}
  >
    <div
      className={cn(
        'h-full origin-left transition-transform',
        value > max ? 'bg-danger' : 'bg-estate-500',
      )}
      style={{ transform: `scaleX(${Math.min(1, value / max)})` }}
    />
  </div>
)
