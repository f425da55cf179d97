import type { Property } from '@listwright/contracts'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { PropertyFacts } from '@/components/property-facts.tsx'
import { PropertyPicture } from '@/components/property-picture.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { Cover } from '@/data/photo/queries.ts'
import { formatDate, formatPrice } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'
import { Highlight } from './highlight.tsx'

interface SavedPropertyCardProps {
  property: Property
  needle: string
  cover: Cover | undefined
  /** Shown when someone else of the team added it. */
  author?: string | undefined
  /** Absent for a colleague's property. */
  onDelete?: (() => void) | undefined
}

export const SavedPropertyCard = ({
  property,
  needle,
  cover,
  author,
  onDelete,
}: SavedPropertyCardProps) => (
  <article
    tabIndex={-1}
    aria-labelledby={`saved-${property.id}`}
    className="grid gap-x-6 gap-y-4 rounded-lg border border-line bg-card p-5 sm:grid-cols-[9rem_minmax(0,1fr)]"
  >
    <PropertyPicture
      type={property.propertyType}
      photo={cover}
      className="self-start rounded-md"
      drawingClassName="px-3 pt-3 max-sm:hidden"
      photoClassName="aspect-[16/9] sm:aspect-[4/3]"
    />
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="title-type figures text-2xl">{formatPrice(property.price)}</p>
        <p className="text-xs text-muted">
          {author && `${author} · `}
          Added {formatDate(property.createdAt)}
        </p>
      </div>
      <div>
        <h2 id={`saved-${property.id}`} className="font-display text-lg leading-snug">
          <Highlight text={property.address} needle={needle} />
        </h2>
        <p className="text-sm text-muted">
          <Highlight text={property.city} needle={needle} />
          {', '}
          <Highlight text={property.state} needle={needle} />{' '}
          <Highlight text={property.zipCode} needle={needle} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <PropertyFacts {...property} />
        <span className="text-sm text-muted">{property.propertyType}</span>
      </div>
      <Actions property={property} onDelete={onDelete} />
    </div>
  </article>
)

const Actions = ({ property, onDelete }: Pick<SavedPropertyCardProps, 'property' | 'onDelete'>) => (
  <div className="mt-1 flex items-center gap-3">
    <Button asChild variant="outline">
      <Link to={paths.generateFor(property.id)}>Write Listing for Me</Link>
    </Button>
    {onDelete && (
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto"
        aria-label={`Delete ${property.address}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    )}
  </div>
)
