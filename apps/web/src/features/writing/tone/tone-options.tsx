import { TONE_CARDS, TONES } from '@listwright/contracts'
import type { ListingAllowance } from '@/data/plan/use-listing-allowance.ts'
import type { SavedTone } from '@/data/tone/queries.ts'
import { planForTone } from './plan-for-tone.ts'
import { ToneOption } from './tone-option.tsx'

interface ToneOptionsProps {
  /** The one that is chosen. */
  tone: string
  customTones: SavedTone[]
  allowance: ListingAllowance | undefined
  disabled: boolean
  onChoose: (tone: string) => void
}

/** The tones of the product, then the agent's own. */
export const ToneOptions = (props: ToneOptionsProps) => {
  const { tone, customTones, allowance, disabled, onChoose } = props
  return (
    <fieldset
      aria-labelledby="tone-title"
      disabled={disabled}
      className="mt-4 grid gap-2 sm:mt-6 sm:gap-4 md:grid-cols-2"
    >
      {TONES.map((name) => (
        <ToneOption
          key={name}
          value={name}
          {...TONE_CARDS[name]}
          isChosen={tone === name}
          lockedTo={planForTone({ name, isCustom: false }, allowance)}
          onChoose={onChoose}
        />
      ))}
      {customTones.map(({ id, name, base, opening }) => (
        <ToneOption
          key={id}
          value={id}
          label={name}
          description={`Your own tone, based on ${TONE_CARDS[base].label}`}
          preview={opening || TONE_CARDS[base].preview}
          isChosen={tone === id}
          lockedTo={planForTone({ name, isCustom: true }, allowance)}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  )
}
