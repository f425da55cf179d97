import type { Property } from '@listwright/contracts'
import { readProperties } from '@/data/property/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { DenseTable } from './dense-table.tsx'
import { PropertyTableRow } from './property-table-row.tsx'

interface PropertyTableProps {
  properties: Property[]
  needle: string
  hasMore: boolean
  onMore: () => void
  onDelete: (ids: string[]) => void
}

/** One line per property. */
export const PropertyTable = ({ properties, needle, ...list }: PropertyTableProps) => {
  const { client, user } = useAuth()
  return (
    <DenseTable
      {...list}
      caption="Saved properties"
      noun="listing"
      items={properties}
      userId={user?.id}
      readRows={async (ids) => ({ properties: await readProperties(client, ids) })}
      head={<Head />}
      renderRow={(property, state) => (
        <PropertyTableRow key={property.id} property={property} needle={needle} {...state} />
      )}
    />
  )
}

/** On a phone only the property stays between the check box and the action. */
const Head = () => (
  <>
    <colgroup>
      <col className="w-13" />
      <col />
      <col className="w-[22%] max-md:hidden lg:w-[17%]" />
      <col className="w-[22%] max-lg:hidden" />
      <col className="w-28 max-md:hidden" />
      <col className="w-30 max-lg:hidden" />
      <col className="w-22 md:w-26" />
    </colgroup>
    <thead className="label-type border-b border-line text-left text-muted max-md:sr-only">
      <tr className="h-10 *:px-2 *:font-semibold">
        <th scope="col">
          <span className="sr-only">Select</span>
        </th>
        <th scope="col">Property</th>
        <th scope="col" className="max-md:hidden">
          Type
        </th>
        <th scope="col" className="max-lg:hidden">
          Size
        </th>
        <th scope="col" className="text-right max-md:hidden">
          Price
        </th>
        <th scope="col" className="max-lg:hidden">
          Added
        </th>
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  </>
)
