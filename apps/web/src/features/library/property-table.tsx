import type { Property } from '@listwright/contracts'
import { readProperties } from '@/data/property/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { type Column, DenseTable } from './dense-table.tsx'
import { PropertyTableRow } from './property-table-row.tsx'

interface PropertyTableProps {
  properties: Property[]
  needle: string
  /** The name of a colleague. */
  nameOf: (userId: string) => string
  hasMore: boolean
  onMore: () => void
  onDelete: (ids: string[]) => void
}

const COLUMNS: Column[] = [
  { name: 'Property' },
  { name: 'Type', width: 'w-[22%] xl:w-[17%]', from: 'md' },
  { name: 'Size', width: 'w-[22%]', from: 'xl' },
  { name: 'Price', width: 'w-28', from: 'md', isRight: true },
  { name: 'Added', width: 'w-30', from: 'xl' },
]

/** One line per property. */
export const PropertyTable = ({ properties, needle, nameOf, ...list }: PropertyTableProps) => {
  const { client, user } = useAuth()
  return (
    <DenseTable
      {...list}
      caption="Saved properties"
      noun="listing"
      items={properties}
      userId={user?.id}
      readRows={async (ids) => ({ properties: await readProperties(client, ids) })}
      columns={COLUMNS}
      actionsWidth="w-22 md:w-26"
      renderRow={(property, state) => (
        <PropertyTableRow
          key={property.id}
          property={property}
          needle={needle}
          author={property.userId === user?.id ? undefined : nameOf(property.userId)}
          {...state}
        />
      )}
    />
  )
}
