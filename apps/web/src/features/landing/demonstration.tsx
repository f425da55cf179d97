import { sampleCopy } from 'virtual:sample-copy'
import { DEFAULT_TONE, TONES, type Tone } from '@listwright/contracts'
import { enhanceDemonstration } from './enhance-demonstration.ts'
import { FactSheet } from './fact-sheet.tsx'
import { TonePicker } from './tone-picker.tsx'
import { WovenCopy } from './woven-copy.tsx'

/** A live example: the facts of a property on the left, the copy written from them on the right. */
export const Demonstration = () => (
  <section
    ref={enhanceDemonstration}
    data-enhance="demonstration"
    aria-labelledby="demonstration"
    className="grid rounded-lg border border-line bg-card shadow-sheet lg:grid-cols-[4fr_8fr]"
  >
    <h2 id="demonstration" className="sr-only">
      From facts to finished copy
    </h2>
    <FactSheet />
    <div className="min-w-0 border-line p-6 max-lg:border-t sm:p-8 lg:border-l lg:p-10">
      <TonePicker />
      <div aria-live="polite">
        {TONES.map((tone) => (
          <Sample key={tone} tone={tone} />
        ))}
      </div>
    </div>
  </section>
)

const Sample = ({ tone }: { tone: Tone }) => {
  const { paragraphs, words } = sampleCopy[tone]
  const traced = paragraphs.flat().filter((strand) => strand.source).length
  return (
    <div data-tone={tone} hidden={tone !== DEFAULT_TONE}>
      <WovenCopy paragraphs={paragraphs} />
      <p className="figures mt-7 flex flex-wrap gap-x-7 gap-y-1 border-t border-line pt-4 text-xs text-muted">
        <span className="before:mr-2 before:inline-block before:size-2 before:rounded-full before:bg-positive">
          <strong className="text-ink">
            {traced} of {traced}
          </strong>{' '}
          claims traced
        </span>
        <span>
          Fair Housing: <strong className="text-ink">clear</strong>
        </span>
        <span>
          <strong className="text-ink">{words}</strong> words
        </span>
      </p>
    </div>
  )
}
