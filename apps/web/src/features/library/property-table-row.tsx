import type { Property } from '@listwright/contracts'
import { memo } from 'react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/cn.ts'
import { formatDate, formatNumber, formatPrice } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'
import type { RowState } from './dense-table.tsx'
import { Highlight } from './highlight.tsx'
import { SelectCell } from './select-cell.tsx'

interface PropertyTableRowProps extends RowState {
  property: Property
  needle: string
  /** Shown when someone else of the team added it. */
  author: string | undefined
}

/** Memoised, so that scrolling the list renders only rows that come into view. */
export const PropertyTableRow = memo((props: PropertyTableRowProps) => {
  const { property, needle, author, place, isChosen, onChoose } = props
  const { id, address, city, state, zipCode, propertyType, bedrooms, bathrooms } = property
  return (
    <tr
      aria-rowindex={place + 2}
      className={cn(
        'h-16 border-b border-line text-sm last:border-0 *:px-2 *:py-0',
        isChosen ? 'bg-chosen/45' : 'hover:bg-wash',
      )}
    >
      <SelectCell label={`Select ${address}`} id={id} isChosen={isChosen} onChoose={onChoose} />
      <td>
        <Link
          to={paths.generateFor(id)}
          className="block truncate font-display text-base hover:underline"
        >
          <Highlight text={address} needle={needle} />
        </Link>
        <span className="block truncate text-xs text-muted">
          <span className="figures md:hidden">{formatPrice(property.price)} · </span>
          <Highlight text={`${city}, ${state} ${zipCode}`} needle={needle} />
          {author && <span className="max-md:hidden xl:hidden"> · {author}</span>}
        </span>
      </td>
      <td className="truncate max-md:hidden">{propertyType}</td>
      <td className="figures truncate text-muted max-xl:hidden">
        {formatNumber(bedrooms)} bd · {formatNumber(bathrooms)} ba ·{' '}
        {formatNumber(property.squareFeet)} sq ft
      </td>
      <td className="figures text-right max-md:hidden">{formatPrice(property.price)}</td>
      <td className="figures text-xs text-muted max-xl:hidden">
        {formatDate(property.createdAt)}
        {author && <span className="block truncate">{author}</span>}
      </td>
      <td className="text-right">
        <Button asChild variant="ghost" size="sm" className="px-3!">
          <Link to={paths.generateFor(id)} aria-label={`Write a listing for ${address}`}>
            Write
          </Link>
        </Button>
      </td>
    </tr>
  )
})
