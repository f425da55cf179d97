import { memo } from 'react'
import { Link } from 'react-router'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { SavedContent } from '@/data/content/queries.ts'
import { cn } from '@/lib/cn.ts'
import { formatDate, formatPrice } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'
import { toneLabel } from '@/lib/tone-label.ts'
import { CopyCaptionsMenu } from './copy-captions-menu.tsx'
import type { RowState } from './dense-table.tsx'
import { Highlight } from './highlight.tsx'
import { SelectCell } from './select-cell.tsx'
import { useCopyWarning } from './use-copy-warning.ts'

interface ContentTableRowProps extends RowState {
  content: SavedContent
  needle: string
  hasAuthors: boolean
}

/** Memoised, so that scrolling the list renders only rows that come into view. */
export const ContentTableRow = memo((props: ContentTableRowProps) => {
  const { content, needle, place, hasAuthors, isChosen, onChoose } = props
  // The tone's name without its description, for which the column has no room.
  const [toneName = ''] = toneLabel(content.tone).split(' – ')
  return (
    <tr
      aria-rowindex={place + 2}
      className={cn(
        'h-16 border-b border-line text-sm last:border-0 *:px-2 *:py-0',
        isChosen ? 'bg-chosen/45' : 'hover:bg-wash',
      )}
    >
      <SelectCell
        label={`Select the text about ${content.address}`}
        id={content.id}
        isChosen={isChosen}
        onChoose={onChoose}
      />
      <PropertyCell content={content} needle={needle} toneName={toneName} />
      <td className="truncate max-xl:hidden">
        <Highlight text={toneName} needle={needle} />
      </td>
      {hasAuthors && (
        <td className="truncate text-muted max-md:hidden">{content.authorName ?? 'A colleague'}</td>
      )}
      <td className="figures text-right max-md:hidden">{formatPrice(content.price)}</td>
      <td className="max-xl:hidden">
        <span className="figures block text-xs text-muted">{formatDate(content.createdAt)}</span>
        <Badge variant="outline" className="px-2 py-0 text-[0.6875rem]">
          Locked in
        </Badge>
      </td>
      <ActionsCell content={content} />
    </tr>
  )
})

interface PropertyCellProps {
  content: SavedContent
  needle: string
  toneName: string
}

const PropertyCell = ({ content, needle, toneName }: PropertyCellProps) => {
  const { address, city, state, propertyType } = content
  return (
    <td>
      <Link
        to={paths.savedText(content.propertyId, content.id)}
        className="block truncate font-display text-base hover:underline"
      >
        <Highlight text={address} needle={needle} />
      </Link>
      <span className="block truncate text-xs text-muted">
        <span className="xl:hidden">{toneName} · </span>
        <Highlight text={`${city}, ${state}`} needle={needle} /> · {propertyType}
      </span>
    </td>
  )
}

const ActionsCell = ({ content }: { content: SavedContent }) => {
  const warn = useCopyWarning(content)
  return (
    <td>
      <div className="flex items-center justify-end">
        <CopyCaptionsMenu
          captions={content.socialCaptions}
          warn={warn}
          about={content.address}
          size="sm"
          isTerse
          className="px-2.5!"
        />
        <Button asChild variant="ghost" size="sm" className="px-3! max-md:hidden">
          <Link to={paths.savedText(content.propertyId, content.id)}>Edit</Link>
        </Button>
      </div>
    </td>
  )
}
