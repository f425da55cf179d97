import type { PropertyType } from '@listwright/contracts'
import { useState } from 'react'
import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { cn } from '@/lib/cn.ts'

interface PropertyPictureProps {
  type: PropertyType
  photo?: { alt: string; smallUrl: string; largeUrl?: string } | undefined
  /** Classes of the frame, whether it holds a photo or a drawing. */
  className?: string
  /** Classes of the frame that apply only around a drawing. */
  drawingClassName?: string
  /** The shape of a photo; without one it takes exactly the place of the drawing. */
  photoClassName?: string
}

/** The first photo of a property, or the drawing of its type while there is none that can be shown. */
export const PropertyPicture = ({
  type,
  photo,
  className,
  drawingClassName,
  photoClassName,
}: PropertyPictureProps) => {
  const [failed, setFailed] = useState<string>()
  const shown = photo?.smallUrl && photo.smallUrl !== failed ? photo : undefined
  const hasDrawing = !shown || !photoClassName
  return (
    <div
      className={cn('relative overflow-hidden bg-sky', className, hasDrawing && drawingClassName)}
    >
      {hasDrawing && <PropertyDrawing type={type} {...(shown && { className: 'invisible' })} />}
      {shown && (
        <img
          src={shown.smallUrl}
          {...(shown.largeUrl && {
            srcSet: `${shown.smallUrl} 640w, ${shown.largeUrl} 2048w`,
            sizes: '28rem',
          })}
          alt={shown.alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(shown.smallUrl)}
          className={cn('block size-full object-cover', photoClassName ?? 'absolute inset-0')}
        />
      )}
    </div>
  )
}
