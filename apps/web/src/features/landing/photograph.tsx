import { cn } from '@/lib/cn.ts'

const HOST = 'https://images.unsplash.com'

interface PhotographProps {
  /** The photograph's name at the image host. */
  name: string
  /** The drawing that takes its place when it does not load. */
  drawing: string
  alt: string
  width: number
  height: number
  sizes: string
  className?: string
}

/** A photograph from the image host. On phones it has no box and is never fetched. */
export const Photograph = ({
  name,
  drawing,
  alt,
  width,
  height,
  sizes,
  className,
}: PhotographProps) => {
  const at = (pixels: number) =>
    `${HOST}/${name}?auto=format&fit=crop&w=${pixels}&h=${Math.round((pixels * height) / width)}&q=70`
  return (
    <img
      src={at(width)}
      srcSet={[width, width * 2].map((pixels) => `${at(pixels)} ${pixels}w`).join(', ')}
      sizes={sizes}
      data-drawing={drawing}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={cn('bg-sky object-cover', className)}
    />
  )
}
