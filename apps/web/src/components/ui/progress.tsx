import { Progress as Radix } from 'radix-ui'
import { cn } from '@/lib/cn.ts'

interface ProgressProps {
  label: string
  value: number
  max?: number
  className?: string
}

/** How much of something is used or done; past its end it turns to the colour of danger. */
export const Progress = ({ label, value, max = 100, className }: ProgressProps) => (
  <Radix.Root
    aria-label={label}
    value={Math.min(value, max)}
    max={max}
    className={cn('h-1.5 overflow-hidden rounded-full bg-line', className)}
  >
    <Radix.Indicator
      className={cn(
        'h-full origin-left transition-transform',
        value > max ? 'bg-danger' : 'bg-estate-500',
      )}
      style={{ transform: `scaleX(${Math.min(1, value / max)})` }}
    />
  </Radix.Root>
)
