import type { PropertyType, SocialNetwork } from '@listwright/contracts'
import { useState } from 'react'
import { PropertyPicture } from '@/components/property-picture.tsx'
import type { Photo } from '@/data/photo/queries.ts'
import { NETWORKS } from './networks.ts'

interface CaptionPreviewProps {
  network: SocialNetwork
  caption: string
  propertyType: PropertyType
  photo: Photo | undefined
}

/** A caption as its network would show it, folded where the network folds. */
export const CaptionPreview = ({ network, caption, propertyType, photo }: CaptionPreviewProps) => {
  const { label, fold, handle } = NETWORKS[network]
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = fold !== null && caption.length > fold && !isOpen
  const picture = (
    <PropertyPicture
      type={propertyType}
      photo={photo}
      drawingClassName="px-16 pt-8"
      photoClassName={network === 'instagram' ? 'aspect-square' : 'aspect-[1.91/1]'}
    />
  )

  return (
    <figure
      aria-label={`Preview on ${label}`}
      className="max-w-md overflow-hidden rounded-lg border border-line bg-card"
    >
      {network === 'instagram' && picture}
      <div className="p-5 text-sm">
        <p className="mb-1.5 font-semibold">{handle}</p>
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {isFolded ? caption.slice(0, lastSpace(caption, fold)) : caption}
          {isFolded && (
            <>
              {'… '}
              <button
                type="button"
                className="text-muted hover:text-ink"
                onClick={() => setIsOpen(true)}
              >
                more
              </button>
            </>
          )}
        </p>
      </div>
      {network !== 'instagram' && picture}
    </figure>
  )
}

const lastSpace = (text: string, fold: number) => {
  const space = text.lastIndexOf(' ', fold)
  return space > 0 ? space : fold
}
