import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { cn } from '@/lib/cn.ts'
import { useFieldControl } from './field.tsx'
import { controlStyle } from './input.tsx'

interface SelectProps {
  options: readonly string[] | readonly { value: string; label: string }[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  disabled?: boolean
}

export const Select = ({ options, placeholder, onBlur, ...props }: SelectProps) => (
  <Radix.Root {...props}>
    <Radix.Trigger
      {...useFieldControl()}
      {...(onBlur && { onBlur })}
      className={cn(
        controlStyle,
        'flex h-11 items-center justify-between gap-2 text-left data-placeholder:text-muted',
      )}
    >
      <Radix.Value placeholder={placeholder} />
      <Radix.Icon asChild>
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </Radix.Icon>
    </Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        position="popper"
        sideOffset={6}
        className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-md border border-line bg-card text-ink shadow-float"
      >
        <Radix.Viewport className="p-1">
          {options.map((option) => {
            const { value, label } =
              typeof option === 'string' ? { value: option, label: option } : option
            return (
              <Radix.Item
                key={value}
                value={value}
                className="flex cursor-pointer items-center justify-between gap-6 rounded-sm px-3 py-2 text-sm outline-none select-none data-highlighted:bg-chosen data-highlighted:text-on-chosen"
              >
                <Radix.ItemText>{label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </Radix.ItemIndicator>
              </Radix.Item>
            )
          })}
        </Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
