import { type FeatureReading, type TypedFeature, typedFeatures } from '@listwright/contracts'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { cn } from '@/lib/cn.ts'
import type { PropertyFormValues } from '../property-form-values.ts'
import { useFeatureReadings } from './use-feature-readings.ts'

interface FeatureListProps {
  form: UseFormReturn<PropertyFormValues>
  /** Gets the feature that is to be put in other words. */
  onReword: (feature: TypedFeature) => void
}

/** The features as a text would tell them, and what it would leave out, while they are typed. */
export const FeatureList = ({ form, onReword }: FeatureListProps) => {
  const text = useWatch({ control: form.control, name: 'featuresText' })
  const readings = useFeatureReadings(form)
  const features = [...new Map(typedFeatures(text).map((each) => [each.text, each])).values()]
  if (features.length === 0) return null
  const readingOf = (feature: TypedFeature) => readings.get(feature.text)
  const leftOut = features.flatMap((feature) => readingOf(feature)?.leftOut ?? [])
  return (
    <div className="col-span-2 -mt-3 grid gap-3 sm:col-span-6">
      <ul aria-label="Features" className="flex flex-wrap gap-2">
        {features.map((feature) => (
          <li key={feature.text} className="max-w-full">
            <FeatureChip
              typed={feature.text}
              reading={readingOf(feature)}
              onReword={() => onReword(feature)}
            />
          </li>
        ))}
      </ul>
      {features.some(readingOf) && (
        <p className="text-xs text-muted">
          This is how your features are understood. Choose one to put it in other words.
        </p>
      )}
      {leftOut.length > 0 && (
        <div className="text-sm text-muted">
          <p>Left out of the text:</p>
          <ul aria-label="Left out" className="mt-1 grid gap-1">
            {leftOut.map(({ text, reason }) => (
              <li key={`${text} ${reason}`} className="[overflow-wrap:anywhere]">
                <span className="text-ink">“{text}”</span>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface FeatureChipProps {
  typed: string
  reading: FeatureReading | undefined
  onReword: () => void
}

const FeatureChip = ({ typed, reading, onReword }: FeatureChipProps) => {
  const told = reading?.told.join('; ')
  const isLeftOut = told === '' && reading?.leftOut.length !== 0
  return (
    <button
      type="button"
      onClick={onReword}
      className={cn(
        'max-w-full rounded-md px-2.5 py-1 text-left text-xs font-semibold [overflow-wrap:anywhere] transition-colors first-letter:uppercase pointer-coarse:min-h-11',
        isLeftOut
          ? 'border border-dashed border-edge text-muted hover:bg-wash'
          : 'bg-chosen text-on-chosen hover:bg-estate-200 dark:hover:bg-estate-700',
      )}
    >
      {told || typed}
      <span className="sr-only">, typed as “{typed}”: put it in other words</span>
    </button>
  )
}
