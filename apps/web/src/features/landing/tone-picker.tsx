import { DEFAULT_TONE, TONE_CARDS, TONES, type Tone } from '@listwright/contracts'

const shortLabel = (tone: Tone) => TONE_CARDS[tone].label.split(/[-–]/)[0]?.trim()

export const TonePicker = () => (
  <fieldset className="-mx-6 min-w-0 overflow-x-auto px-6 [scrollbar-width:none] sm:-mx-8 sm:px-8 unscripted:hidden">
    <legend className="sr-only">Tone</legend>
    <div className="flex w-max gap-1.5 sm:w-auto sm:flex-wrap">
      {TONES.map((tone) => (
        <label
          key={tone}
          className="relative cursor-pointer rounded-full px-3.5 py-2 text-sm text-muted transition-colors hover:text-ink has-checked:bg-chosen has-checked:font-semibold has-checked:text-on-chosen has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brass-text"
        >
          <input
            type="radio"
            name="tone"
            value={tone}
            defaultChecked={tone === DEFAULT_TONE}
            className="sr-only"
          />
          {shortLabel(tone)}
        </label>
      ))}
    </div>
  </fieldset>
)
