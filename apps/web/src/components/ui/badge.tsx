import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

const badgeStyle = cva(
  'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold',
  {
    variants: {
      variant: {
        default: 'bg-chosen text-on-chosen',
        outline: 'border border-edge/60 text-muted',
        brass: 'border border-brass text-brass-text',
        danger: 'bg-danger-wash text-danger',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyle>

export const Badge = ({ variant, className, ...props }: BadgeProps) => (
  <span className={cn(badgeStyle({ variant }), className)} {...props} />
)
