import { MLS_PRESETS } from '@listwright/reviewer/text'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput } from '@/components/ui/number-input.tsx'
import { Progress } from '@/components/ui/progress.tsx'
import { formatNumber } from '@/lib/format.ts'

interface FitPanelProps {
  length: number
  limit: number
  /** Told every figure that is typed, also those that are no limit yet. */
  onLimitChange: (limit: number) => void
  isFitting: boolean
  onFit: () => void
}

/** The length against an MLS limit, which every MLS sets for itself. */
export const FitPanel = ({ length, limit, onLimitChange, isFitting, onFit }: FitPanelProps) => {
  const [typed, setTyped] = useState(String(limit))
  return (
    <section aria-labelledby="fit-title" className="grid gap-3">
      <h3 id="fit-title" className="label-type">
        Fit to MLS
      </h3>
      <p className="figures text-sm" aria-live="polite">
        {formatNumber(length)} of {formatNumber(limit)} characters
      </p>
      <Progress label="Characters used" value={length} max={limit} />
      <Field label="Limit" hint="Every MLS has its own: pick one or type yours">
        <NumberInput
          list="mls-presets"
          min={100}
          step={50}
          inputMode="numeric"
          // The list has an arrow of its own; two beside each other are one too many.
          className="[&::-webkit-inner-spin-button]:appearance-none"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            onLimitChange(event.target.valueAsNumber)
          }}
          onBlur={() => setTyped(String(limit))}
        />
      </Field>
      <datalist id="mls-presets">
        {MLS_PRESETS.map(({ limit: preset, name }) => (
          <option key={name} value={preset}>
            {name}
          </option>
        ))}
      </datalist>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        busy={isFitting}
        inactive={length <= limit}
        onClick={onFit}
      >
        Fit to {formatNumber(limit)}
      </Button>
    </section>
  )
}
