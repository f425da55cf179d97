import { PHOTO_ALT_MAX } from '@listwright/contracts'
import { ChevronLeft, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { CLOSED_BUTTON } from '@/components/ui/closed-button.ts'
import { Input } from '@/components/ui/input.tsx'
import type { Photo } from '@/data/photo/queries.ts'
import { cn } from '@/lib/cn.ts'

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
  const id = useId()
  // What is being typed, until it is saved; otherwise the field follows what others write.
  const [draft, setDraft] = useState<string | null>(null)
  if (draft !== null && draft === photo.alt) setDraft(null)
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
      <div className="-mx-1 flex items-center justify-between">
        <IconButton
          {...handle}
          aria-label={`Move photo ${place}`}
          aria-describedby={`${id}-how`}
          className={cn('touch-none', isDragged ? 'cursor-grabbing' : 'cursor-grab')}
        >
          <GripVertical aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={`Move photo ${place} earlier`}
          inactive={place === 1}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={`Move photo ${place} later`}
          inactive={place === count}
          onClick={() => onMove(1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={`Delete photo ${place}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <p id={`${id}-how`} hidden>
        Drag it, or press the arrow keys.
      </p>
      <Input
        aria-label={`Description of photo ${place}`}
        value={draft ?? photo.alt}
        maxLength={PHOTO_ALT_MAX}
        placeholder="What it shows"
        className="h-10 px-3 text-sm"
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => {
          if (draft === null) return
          const alt = draft.trim()
          setDraft(alt)
          if (alt !== photo.alt) onDescribe(alt)
        }}
      />
    </li>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Takes no clicks, but keeps the focus: a photo that is moved to an end can be moved back from the same place. */
  inactive?: boolean
}

const IconButton = ({ className, inactive = false, ...props }: IconButtonProps) => (
  <button
    type="button"
    className={cn(
      'grid size-9 place-items-center rounded-full text-muted hover:bg-wash hover:text-ink aria-disabled:opacity-35 aria-disabled:hover:bg-transparent [&_svg]:size-4.5',
      className,
    )}
    {...props}
    {...(inactive && CLOSED_BUTTON)}
  />
)
