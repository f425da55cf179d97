import { HOUSE_RULES_MAX, type WritingSettings, writingSettings } from '@listwright/contracts'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { useSaveWritingSettings } from '@/data/house/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { choiceOf, engineChoices, engineOf } from './engine-choices.ts'
import { EngineField } from './engine-field.tsx'
import { HouseReading } from './house-reading.tsx'
import { LanguageSwitches } from './language-switches.tsx'

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
  const hasModel = models.length > 0 && chosen.engine !== 'built-in'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (checked.success) save.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6">
      <fieldset disabled={!isMine} className="grid min-w-0 gap-6">
        <EngineField
          models={models}
          choices={engineChoices(models, settings)}
          value={choiceOf(chosen)}
          isMine={isMine}
          onChange={(value) => change(engineOf(value))}
        />
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
        <LanguageSwitches
          chosen={chosen.languages}
          hasModel={hasModel}
          onChange={(languages) => change({ languages })}
        />
        {isMine && (
          <Button type="submit" busy={save.isPending} className="justify-self-start">
            {save.isPending ? 'Saving...' : 'Save writing settings'}
          </Button>
        )}
      </fieldset>
    </form>
  )
}
