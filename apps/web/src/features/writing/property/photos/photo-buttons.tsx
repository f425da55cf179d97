import { ChevronLeft, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { CLOSED_BUTTON } from '@/components/ui/closed-button.ts'
import { cn } from '@/lib/cn.ts'

interface PhotoButtonsProps {
  /** From 1. */
  place: number
  count: number
  isDragged: boolean
  handle: ComponentProps<'button'>
  onMove: (step: number) => void
  onDelete: () => void
}

/** Under a photo: the handle that drags it, its moves by one place, and its end. */
export const PhotoButtons = (props: PhotoButtonsProps) => {
  const { place, count, isDragged, handle, onMove, onDelete } = props
  const id = useId()
  return (
    <>
      <div className="-mx-1 flex items-center justify-between">
        <IconButton
          {...handle}
          aria-label={`Move photo ${place}`}
          aria-describedby={id}
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
      <p id={id} hidden>
        Drag it, or press the arrow keys.
      </p>
    </>
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
