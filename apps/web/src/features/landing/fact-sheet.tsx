import { cn } from '@/lib/cn.ts'
import { formatNumber, formatPrice } from '@/lib/format.ts'
import { sampleProperty } from './sample-property.ts'

const FACTS = [
  { source: 'address', label: 'Address', value: sampleProperty.address },
  { source: 'city', label: 'City', value: `${sampleProperty.city}, ${sampleProperty.state}` },
  { source: 'propertyType', label: 'Type', value: sampleProperty.propertyType },
  { source: 'bedrooms', label: 'Bedrooms', value: formatNumber(sampleProperty.bedrooms) },
  { source: 'bathrooms', label: 'Bathrooms', value: formatNumber(sampleProperty.bathrooms) },
  { source: 'squareFeet', label: 'Square feet', value: formatNumber(sampleProperty.squareFeet) },
  { source: 'yearBuilt', label: 'Year built', value: String(sampleProperty.yearBuilt) },
  { source: 'lotSize', label: 'Lot, acres', value: formatNumber(sampleProperty.lotSize) },
  { source: 'price', label: 'Price', value: formatPrice(sampleProperty.price) },
  { source: 'features', label: 'Features', value: sampleProperty.features.join(', ') },
]

interface FactSheetProps {
  /** The fact that the reader is pointing at, here or in the copy. */
  stated: string | null
  onPoint: (source: string | null) => void
}

export const FactSheet = ({ stated, onPoint }: FactSheetProps) => (
  <div className="min-w-0 p-6 sm:p-8 lg:p-10">
    <h3 className="title-type mb-4 text-xl">The facts</h3>
    <dl className="text-sm">
      {FACTS.map(({ source, label, value }) => (
        <div
          key={source}
          onPointerEnter={() => onPoint(source)}
          onPointerLeave={() => onPoint(null)}
          className={cn(
            'flex justify-between gap-5 border-b border-line py-1.75 transition-colors last:border-0',
            stated === source && 'bg-finding/45',
          )}
        >
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="figures text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
