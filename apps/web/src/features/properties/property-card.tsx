import type { Property } from '@listwright/contracts'
import { Link } from 'react-router'
import { PropertyFacts } from '@/components/property-facts.tsx'
import { PropertyPicture } from '@/components/property-picture.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { Cover } from '@/data/photo/queries.ts'
import { formatPrice } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'

interface PropertyCardProps {
  property: Property
  cover: Cover | undefined
}

/** In a layout of two columns, a last card without a partner spans both. */
export const PropertyCard = ({ property, cover }: PropertyCardProps) => (
  <article className="group flex flex-col overflow-hidden rounded-lg border border-line bg-card sm:max-xl:last:odd:col-span-2 sm:max-xl:last:odd:flex-row">
    <PropertyPicture
      type={property.propertyType}
      photo={cover}
      className="sm:max-xl:group-[:last-child:nth-child(odd)]:basis-[calc(50%+0.625rem)]"
      drawingClassName="px-8 pt-6 sm:max-xl:group-[:last-child:nth-child(odd)]:flex sm:max-xl:group-[:last-child:nth-child(odd)]:items-end"
    />
    <div className="flex flex-1 flex-col gap-3 p-5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="title-type figures text-2xl">{formatPrice(property.price)}</p>
        <p className="text-xs text-muted">{property.propertyType}</p>
      </div>
      <div>
        <h3 className="font-display text-lg leading-snug">{property.address}</h3>
        <p className="text-sm text-muted">
          {property.city}, {property.state} {property.zipCode}
        </p>
      </div>
      <PropertyFacts {...property} />
      <Button asChild variant="outline" className="mt-auto">
        <Link to={paths.generateFor(property.id)}>Generate Content</Link>
      </Button>
    </div>
  </article>
)
