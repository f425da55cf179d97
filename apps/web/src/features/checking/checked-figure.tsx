import { PROPERTY_LABELS } from '@listwright/contracts'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput } from '@/components/ui/number-input.tsx'
import type { FigureName } from '@/lib/read-figure.ts'
import { useFigureEntry } from '@/lib/use-figure-entry.ts'

interface CheckedFigureProps extends Omit<ComponentProps<typeof NumberInput>, 'name' | 'onChange'> {
  name: FigureName
  /** What the figure counts, named after the label. */
  unit?: string
  onChange: (typed: string) => void
}

/** A number field of the check page: the text is compared with its value. */
export const CheckedFigure = ({
  name,
  unit,
  onChange,
  className,
  ...props
}: CheckedFigureProps) => {
  const label = PROPERTY_LABELS[name]
  const { entry, wrong } = useFigureEntry(name, label, (figure) => onChange(String(figure)))
  return (
    <Field label={unit ? `${label} (${unit})` : label} error={wrong} className={className}>
      <NumberInput
        {...props}
        {...entry}
        min={0}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
