import { cva } from 'class-variance-authority'

/** The classes of a button, also for links that look like one. @example buttonStyle({ variant: 'outline' }) */
export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-on-primary hover:bg-primary-hover',
        destructive: 'bg-danger-fill text-on-night hover:bg-danger-fill/88',
        outline: 'border border-edge/60 text-ink hover:border-ink hover:bg-wash',
        secondary: 'bg-chosen text-on-chosen hover:bg-estate-200 dark:hover:bg-estate-700',
        ghost: 'text-ink hover:bg-wash',
        link: 'rounded-sm text-ink underline decoration-brass decoration-[1.5px] underline-offset-4 hover:decoration-2',
      },
      size: {
        default: 'h-11 px-6 text-sm',
        sm: 'h-9 px-4 text-xs',
        lg: 'h-13 px-8 text-base',
        icon: 'size-11',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto! px-0!' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
)
