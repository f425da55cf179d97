import { PROPERTY_TYPES } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import { contentFiltersQuery } from '@/data/content/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toneLabel } from '@/lib/tone-label.ts'
import { PERIODS, type useContentFilters } from './use-content-filters.ts'
import { ViewSwitch } from './view-switch.tsx'

const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'address', label: 'Address, A to Z' },
  { value: 'price_high', label: 'Price, highest first' },
  { value: 'price_low', label: 'Price, lowest first' },
]

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'locked', label: 'Locked in' },
  { value: 'draft', label: 'Drafts' },
]

type ContentToolbarProps = ReturnType<typeof useContentFilters>

/** Filters, order and view of the saved texts; on a phone the filters fold. */
export const ContentToolbar = ({ choices, isFiltered, set, clear }: ContentToolbarProps) => {
  const { client } = useAuth()
  const { data } = useQuery(contentFiltersQuery(client))
  const any = (label: string) => ({ value: '', label })
  const selects = [
    { name: 'status', label: 'Status', options: STATUSES },
    { name: 'type', label: 'Type', options: [any('Any type'), ...PROPERTY_TYPES.map(plain)] },
    {
      name: 'tone',
      label: 'Tone',
      options: [any('Any tone'), ...(data?.tones ?? []).map(named)],
    },
    {
      name: 'author',
      label: 'Author',
      options: [
        any('Anyone'),
        ...(data?.authors ?? []).map(({ id, name }) => ({ value: id, label: name ?? 'No name' })),
      ],
    },
    {
      name: 'period',
      label: 'Saved',
      options: [
        any('Any time'),
        ...Object.entries(PERIODS).map(([value, label]) => ({ value, label })),
      ],
    },
    { name: 'sort', label: 'Order', options: ORDERS },
  ] as const
  const shown = selects.filter(
    ({ name }) => name !== 'author' || (data?.authors.length ?? 0) > 1 || choices.author,
  )

  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <details open={isFiltered || undefined} className="group min-w-0 flex-1 basis-60">
        <summary className="inline-flex h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-edge/60 px-5 text-sm font-semibold hover:border-ink hover:bg-wash">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filter and sort
        </summary>
        <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
          {shown.map(({ name, label, options }) => (
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
      <ViewSwitch />
    </div>
  )
}

const plain = (value: string) => ({ value, label: value })
const named = (tone: string) => ({ value: tone, label: toneLabel(tone) })
