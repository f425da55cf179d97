import type { PropertyType } from '@listwright/contracts'
import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'

// In the order in which they look well together; the list in contracts would bring the schemas along.
const HOUSES: readonly PropertyType[] = [
  'Single Family Home',
  'Condo',
  'Townhouse',
  'Multi-Family',
  'Apartment',
  'Estate',
  'Penthouse',
  'Land',
  'Commercial',
]

/** One elevation per property type, side by side on one street. */
export const Street = () => (
  <section aria-labelledby="street" className="overflow-hidden border-y border-line bg-sky/55">
    <h2 id="street" className="sr-only">
      Nine kinds of property
    </h2>
    <ul className="flex w-max px-4 pt-10 pb-5 lg:w-full lg:px-0">
      {HOUSES.map((type) => (
        <li
          key={type}
          className="w-38 shrink-0 sm:w-48 text-center text-xs text-muted lg:w-1/9 lg:min-w-40 lg:shrink"
        >
          <PropertyDrawing type={type} />
          <span className="mt-2 block">{type}</span>
        </li>
      ))}
    </ul>
  </section>
)
