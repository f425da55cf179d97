import {
  HOUSE_RULES_MAX,
  LANGUAGES,
  type Language,
  language,
  type WritingSettings,
  writingSettings,
} from '@listwright/contracts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { useSaveWritingSettings } from '@/data/house/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { choiceOf, engineChoices, engineOf } from './engine-choices.ts'
import { HouseReading } from './house-reading.tsx'

interface HouseFormProps {
  settings: WritingSettings
  /** The language models that the server is configured for. */
  models: string[]
  /** Whether they are the reader's to change. */
  isMine: boolean
}

export const HouseForm = ({ settings, models, isMine }: HouseFormProps) => {
  const { client } = useAuth()
  const save = useSaveWritingSettings(client)
  const [chosen, setChosen] = useState(settings)
  const checked = writingSettings.safeParse(chosen)
  const change = (changes: Partial<WritingSettings>) => setChosen({ ...chosen, ...changes })
  const choices = engineChoices(models, settings)
  const hasModel = models.length > 0 && chosen.engine !== 'built-in'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (checked.success) save.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6">
      <fieldset disabled={!isMine} className="grid min-w-0 gap-6">
        <Field
          label="Engine"
          hint={
            models.length === 0
              ? 'This server has no language model. The built-in writer needs none.'
              : 'Whoever writes, every sentence passes the same review before you see it.'
          }
        >
          {isMine ? (
            <Select
              options={choices}
              value={choiceOf(chosen)}
              onValueChange={(value) => change(engineOf(value))}
            />
          ) : (
            <p className="text-sm">
              {choices.find(({ value }) => value === choiceOf(chosen))?.label}
            </p>
          )}
        </Field>
        <Field
          label="House instructions"
          note={`${[...chosen.house_rules].length} of ${HOUSE_RULES_MAX}`}
          error={checked.error?.issues.find(({ path }) => path[0] === 'house_rules')?.message}
        >
          <Textarea
            value={chosen.house_rules}
            placeholder="We never say cozy or quaint. Calm, plain sentences."
            onChange={(event) => change({ house_rules: event.target.value })}
          />
        </Field>
        <HouseReading rules={chosen.house_rules} hasModel={hasModel} />
        <fieldset className="grid gap-3">
          <legend className="label-type mb-2 text-ink">Also in</legend>
          {language.options.map((name) => (
            <LanguageSwitch
              key={name}
              name={name}
              isOn={chosen.languages.includes(name)}
              onChange={(isOn) =>
                change({
                  languages: language.options.filter((each) =>
                    each === name ? isOn : chosen.languages.includes(each),
                  ),
                })
              }
            />
          ))}
          <p className="text-xs text-muted">
            {hasModel
              ? 'Offered beside a saved text. The MLS text stays English.'
              : 'Other languages need a language model; the built-in writer writes English.'}
          </p>
        </fieldset>
        {isMine && (
          <Button type="submit" busy={save.isPending} className="justify-self-start">
            {save.isPending ? 'Saving...' : 'Save writing settings'}
          </Button>
        )}
      </fieldset>
    </form>
  )
}

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
