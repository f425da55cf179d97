import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn.ts'

const HOST = 'https://images.unsplash.com'

interface PhotographProps {
  /** The photograph's name at the image host. */
  name: string
  /** The drawing that takes its place when it does not load. */
  fallback: string
  alt: string
  width: number
  height: number
  sizes: string
  className?: string
}

/** A photograph from the image host. On phones it has no box and is never fetched. */
export const Photograph = ({
  name,
  fallback,
  alt,
  width,
  height,
  sizes,
  className,
}: PhotographProps) => {
  const image = useRef<HTMLImageElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const at = (pixels: number) =>
    `${HOST}/${name}?auto=format&fit=crop&w=${pixels}&h=${Math.round((pixels * height) / width)}&q=70`

  // It may have failed before this page came to life.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setHasFailed(true)
  }, [])

  const source = hasFailed
    ? { src: fallback }
    : { src: at(width), srcSet: [width, width * 2].map((w) => `${at(w)} ${w}w`).join(', '), sizes }

  return (
    <img
      ref={image}
      key={hasFailed ? 'drawing' : 'photograph'}
      {...source}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
      className={cn('bg-sky object-cover', className)}
    />
  )
}
