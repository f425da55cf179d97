import { type LibraryAuthors, PROPERTY_TYPES } from '@listwright/contracts'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import { type FilterName, PERIODS, type useLibraryFilters } from './use-library-filters.ts'
import { ViewSwitch } from './view-switch.tsx'

export interface FilterSelect {
  name: FilterName
  label: string
  options: { value: string; label: string }[]
}

interface LibraryToolbarProps extends ReturnType<typeof useLibraryFilters> {
  selects: FilterSelect[]
}

/** Filters, order and view of a list of the library; the filters fold. */
export const LibraryToolbar = ({
  selects,
  choices,
  isFiltered,
  set,
  clear,
}: LibraryToolbarProps) => (
  <div className="relative">
    <details open={isFiltered || undefined}>
      <summary className="inline-flex h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-edge/60 px-5 text-sm font-semibold whitespace-nowrap hover:border-ink hover:bg-wash">
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filter and sort
      </summary>
      <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
        {selects.map(({ name, label, options }) => (
          <Field key={name} label={label}>
            <Select
              options={options}
              value={choices[name]}
              onValueChange={(value) => set(name, value)}
            />
          </Field>
        ))}
        {isFiltered && (
          <Button variant="link" className="self-end justify-self-start pb-3" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
    </details>
    {/* Beside the summary, so that the filters have the whole width. */}
    <div className="absolute top-0 right-0">
      <ViewSwitch />
    </div>
  </div>
)

export const any = (label: string) => ({ value: '', label })
const plain = (value: string) => ({ value, label: value })

export const TYPE: FilterSelect = {
  name: 'type',
  label: 'Type',
  options: [any('Any type'), ...PROPERTY_TYPES.map(plain)],
}

/** Offered when there are several authors, or when one is already chosen. */
export const authorsOf = (authors: LibraryAuthors, chosen: string): FilterSelect[] => {
  if (authors.length < 2 && chosen === '') return []
  const options = authors.map(({ id, name }) => ({ value: id, label: name ?? 'No name' }))
  return [{ name: 'author', label: 'Author', options: [any('Anyone'), ...options] }]
}

export const periodOf = (label: string): FilterSelect => ({
  name: 'period',
  label,
  options: [
    any('Any time'),
    ...Object.entries(PERIODS).map(([value, label]) => ({ value, label })),
  ],
})

export const ORDER: FilterSelect = {
  name: 'sort',
  label: 'Order',
  options: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'address', label: 'Address, A to Z' },
    { value: 'price_high', label: 'Price, highest first' },
    { value: 'price_low', label: 'Price, lowest first' },
  ],
}
