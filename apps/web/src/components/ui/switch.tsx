import { Switch as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export const Switch = ({ className, ...props }: ComponentProps<typeof Radix.Root>) => (
  <Radix.Root
    className={cn(
      'relative inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-edge bg-wash transition-colors focus-visible:rounded-full disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
      className,
    )}
    {...props}
  >
    <Radix.Thumb className="block size-5 translate-x-1 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-[1.4rem] data-[state=checked]:bg-on-primary" />
  </Radix.Root>
)
