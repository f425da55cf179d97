import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/select.tsx'

interface EngineFieldProps {
  models: string[]
  choices: { value: string; label: string }[]
  value: string
  /** Whether it is the reader's to change. */
  isMine: boolean
  onChange: (value: string) => void
}

/** Who writes: the built-in writer or a language model. */
export const EngineField = ({ models, choices, value, isMine, onChange }: EngineFieldProps) => (
  <Field
    label="Engine"
    hint={
      models.length === 0
        ? 'This server has no language model. The built-in writer needs none.'
        : 'Whoever writes, every sentence passes the same review before you see it.'
    }
  >
    {isMine ? (
      <Select options={choices} value={value} onValueChange={onChange} />
    ) : (
      <p className="text-sm">{choices.find((choice) => choice.value === value)?.label}</p>
    )}
  </Field>
)
