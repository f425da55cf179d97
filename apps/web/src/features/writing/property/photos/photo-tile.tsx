import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import type { Photo } from '@/data/photo/queries.ts'
import { cn } from '@/lib/cn.ts'
import { PhotoButtons } from './photo-buttons.tsx'
import { PhotoDescription } from './photo-description.tsx'

interface PhotoTileProps {
  photo: Photo
  /** From 1. */
  place: number
  count: number
  isDragged: boolean
  handle: ComponentProps<'button'>
  onMove: (step: number) => void
  onDescribe: (alt: string) => void
  onDelete: () => void
}

export const PhotoTile = ({
  photo,
  place,
  count,
  isDragged,
  handle,
  onMove,
  onDescribe,
  onDelete,
}: PhotoTileProps) => {
  return (
    <li
      data-photo={photo.id}
      className={cn('grid content-start gap-2 transition-opacity', isDragged && 'opacity-60')}
    >
      <div className="relative overflow-hidden rounded-md border border-line bg-sky">
        <img
          src={photo.smallUrl}
          width={photo.width}
          height={photo.height}
          alt={photo.alt || `Photo ${place}`}
          loading="lazy"
          draggable={false}
          className="aspect-[4/3] w-full object-cover"
        />
        {place === 1 && <Badge className="absolute top-2 left-2">Cover</Badge>}
      </div>
      <PhotoButtons {...{ place, count, isDragged, handle, onMove, onDelete }} />
      <PhotoDescription alt={photo.alt} place={place} onDescribe={onDescribe} />
    </li>
  )
}
