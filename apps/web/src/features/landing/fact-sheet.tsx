import { cn } from '@/lib/cn.ts'
import { formatNumber, formatPrice } from '@/lib/format.ts'
import { sampleProperty } from './sample-property.ts'

/** On narrow screens the facts stand in three columns; `columns` is how many of them a fact needs. */
const FACTS = [
  { source: 'address', label: 'Address', value: sampleProperty.address, columns: 'col-span-2' },
  { source: 'price', label: 'Price', value: formatPrice(sampleProperty.price) },
  {
    source: 'city',
    label: 'City',
    value: `${sampleProperty.city}, ${sampleProperty.state}`,
    columns: 'col-span-2',
  },
  { source: 'yearBuilt', label: 'Year built', value: String(sampleProperty.yearBuilt) },
  {
    source: 'propertyType',
    label: 'Type',
    value: sampleProperty.propertyType,
    columns: 'col-span-2',
  },
  { source: 'lotSize', label: 'Lot, acres', value: formatNumber(sampleProperty.lotSize) },
  { source: 'bedrooms', label: 'Bedrooms', value: formatNumber(sampleProperty.bedrooms) },
  { source: 'bathrooms', label: 'Bathrooms', value: formatNumber(sampleProperty.bathrooms) },
  { source: 'squareFeet', label: 'Square feet', value: formatNumber(sampleProperty.squareFeet) },
  {
    source: 'features',
    label: 'Features',
    value: sampleProperty.features.join(', '),
    columns: 'col-span-3',
  },
]

export const FactSheet = () => (
  <div className="min-w-0 p-6 sm:p-8 lg:p-10">
    <h3 className="title-type mb-4 text-xl">The facts</h3>
    <dl className="text-sm max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-4 max-lg:gap-y-3.5">
      {FACTS.map(({ source, label, value, columns }) => (
        <div
          key={source}
          data-source={source}
          className={cn(
            'justify-between gap-5 border-line transition-colors data-stated:bg-finding/45 lg:flex lg:border-b lg:py-1.75 lg:last:border-0',
            columns,
          )}
        >
          <dt className="shrink-0 text-muted max-lg:text-xs">{label}</dt>
          <dd className="figures font-medium lg:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
