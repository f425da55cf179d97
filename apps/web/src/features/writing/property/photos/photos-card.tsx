import { PHOTOS_MAX, type Property } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '@/components/load-failure.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useDeletePhoto, useDescribePhoto, useOrderPhotos } from '@/data/photo/mutations.ts'
import { type Photo, photosQuery } from '@/data/photo/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { AddPhotos } from './add-photos.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4'

/** The photos of a property: whoever added it adds, orders, describes and deletes them; colleagues look. */
export const PhotosCard = ({ property }: { property: Property }) => {
  const { client, user } = useAuth()
  const { data: photos, error, refetch } = useQuery(photosQuery(client, property.id))
  const isOwn = property.userId === user?.id
  if (!isOwn && !photos?.length) return null
  return (
    <Card className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle>Photos</CardTitle>
        {photos && (
          <p className="figures text-sm text-muted">
            {photos.length} of {PHOTOS_MAX}
          </p>
        )}
      </div>
      {error && <LoadFailure what="the photos" onRetry={() => void refetch()} />}
      {!photos && !error && <PhotoSkeletons />}
      {photos &&
        (isOwn ? <OwnPhotos property={property} photos={photos} /> : <Gallery photos={photos} />)}
    </Card>
  )
}

const OwnPhotos = ({ property, photos }: { property: Property; photos: Photo[] }) => {
  const { client } = useAuth()
  const { uploads, add, retry, discard } = usePhotoUploads(property.id, photos.length)
  const order = useOrderPhotos(client, property.id)
  const describe = useDescribePhoto(client, property.id)
  const remove = useDeletePhoto(client, property.id)
  const [news, setNews] = useState('')
  const { shown, dragged, moveBy, handle } = useDragOrder(photos, (next, moved) => {
    setNews(`The photo is now number ${next.indexOf(moved) + 1} of ${next.length}`)
    order(next)
  })

  return (
    <>
      <CardDescription>
        The first one is shown on cards and in the previews of your captions. Where a photo was
        taken is removed before it leaves this device.
      </CardDescription>
      {shown.length + uploads.length > 0 && (
        <ul aria-label="Photos" className={`mt-6 ${GRID}`}>
          {shown.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={index + 1}
              count={shown.length}
              isDragged={dragged === photo.id}
              handle={handle(photo.id)}
              onMove={(step) => moveBy(photo.id, step)}
              onDescribe={(alt) => describe.mutate({ id: photo.id, alt })}
              onDelete={() => remove.mutate(photo.id)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onDiscard={() => discard(upload.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {photos.length + uploads.length < PHOTOS_MAX && <AddPhotos onAdd={add} />}
    </>
  )
}

const Gallery = ({ photos }: { photos: Photo[] }) => (
  <ul aria-label="Photos" className={`mt-6 ${GRID}`}>
    {photos.map(({ id, alt, smallUrl, width, height }, index) => (
      <li key={id} className="overflow-hidden rounded-md border border-line bg-sky">
        <img
          src={smallUrl}
          width={width}
          height={height}
          alt={alt || `Photo ${index + 1}`}
          loading="lazy"
          className="aspect-[4/3] w-full object-cover"
        />
      </li>
    ))}
  </ul>
)

const PhotoSkeletons = () => (
  <div aria-hidden="true" className={`mt-6 ${GRID}`}>
    {['first', 'second', 'third', 'fourth'].map((place) => (
      <Skeleton key={place} className="aspect-[4/3] rounded-md" />
    ))}
  </div>
)
