import { LANGUAGES, type Language, language } from '@listwright/contracts'
import { useId } from 'react'
import { Switch } from '@/components/ui/switch.tsx'

interface LanguageSwitchesProps {
  chosen: Language[]
  /** Whether a language model writes. */
  hasModel: boolean
  onChange: (chosen: Language[]) => void
}

/** The languages that a saved text is offered in beside English. */
export const LanguageSwitches = ({ chosen, hasModel, onChange }: LanguageSwitchesProps) => (
  <fieldset className="grid gap-3">
    <legend className="label-type mb-2 text-ink">Also in</legend>
    {language.options.map((name) => (
      <LanguageSwitch
        key={name}
        name={name}
        isOn={chosen.includes(name)}
        onChange={(isOn) =>
          onChange(
            language.options.filter((each) => (each === name ? isOn : chosen.includes(each))),
          )
        }
      />
    ))}
    <p className="text-xs text-muted">
      {hasModel
        ? 'Offered beside a saved text. The MLS text stays English.'
        : 'Other languages need a language model; the built-in writer writes English.'}
    </p>
  </fieldset>
)

interface LanguageSwitchProps {
  name: Language
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const LanguageSwitch = ({ name, isOn, onChange }: LanguageSwitchProps) => {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-6 text-sm">
      <label htmlFor={id}>{LANGUAGES[name]}</label>
      <Switch id={id} checked={isOn} onCheckedChange={onChange} />
    </div>
  )
}
