import { parseFeatures } from '@listwright/contracts'
import { type Control, useWatch } from 'react-hook-form'
import { Badge } from '@/components/ui/badge.tsx'
import type { PropertyFormValues } from './property-form-values.ts'

/** The features as they will be understood, while they are typed. */
export const FeatureChips = ({ control }: { control: Control<PropertyFormValues> }) => {
  const text = useWatch({ control, name: 'featuresText' })
  const features = [...new Set(parseFeatures(text))]
  if (features.length === 0) return null
  return (
    <ul aria-label="Features" className="col-span-2 -mt-3 flex flex-wrap gap-2 sm:col-span-6">
      {features.map((feature) => (
        <li key={feature}>
          <Badge>{feature}</Badge>
        </li>
      ))}
    </ul>
  )
}
