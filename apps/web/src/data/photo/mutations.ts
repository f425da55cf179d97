import { PHOTO_BUCKET, photoPath } from '@listwright/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { type Photo, photoKeys, photosQuery } from './queries.ts'

interface Reordering {
  photos: Photo[]
  before: Photo[] | undefined
}

/** Puts the photos into another order, which shows at once and is taken back should it fail. */
export const useOrderPhotos = (client: Client, propertyId: string) => {
  const queryClient = useQueryClient()
  const { queryKey } = photosQuery(client, propertyId)
  const { mutate } = useMutation({
    mutationFn: async ({ photos }: Reordering) =>
      unwrap(
        await client.rpc('order_photos', {
          property_id: propertyId,
          photo_ids: photos.map(({ id }) => id),
        }),
      ),
    onError: (error, { before }) => {
      console.error(error)
      queryClient.setQueryData(queryKey, before)
      toastFailure('The new order could not be saved. Please try again.')
      void queryClient.invalidateQueries({ queryKey })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...photoKeys.all, 'covers'] }),
  })
  return (photos: Photo[]) => {
    void queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    queryClient.setQueryData(queryKey, photos)
    mutate({ photos, before })
  }
}

export const useDescribePhoto = (client: Client, propertyId: string) => {
  const queryClient = useQueryClient()
  const { queryKey } = photosQuery(client, propertyId)
  return useMutation({
    mutationFn: async ({ id, alt }: Pick<Photo, 'id' | 'alt'>) =>
      unwrap(await client.from('property_photos').update({ alt }).eq('id', id)),
    onSuccess: (_, { id, alt }) => {
      queryClient.setQueryData(queryKey, (photos) =>
        photos?.map((photo) => (photo.id === id ? { ...photo, alt } : photo)),
      )
      return queryClient.invalidateQueries({ queryKey: [...photoKeys.all, 'covers'] })
    },
    onError: (error) => {
      console.error(error)
      toastFailure('The description could not be saved. Please try again.')
    },
  })
}

export const useDeletePhoto = (client: Client, propertyId: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      // The database lets go of the files, too; asked here, hosted storage also gives back their room.
      const paths = [photoPath(propertyId, id, 'small'), photoPath(propertyId, id, 'large')]
      const { storage } = await client.services()
      const { error } = await storage.from(PHOTO_BUCKET).remove(paths)
      if (error) throw error
      unwrap(await client.from('property_photos').delete().eq('id', id))
    },
    onError: (error) => {
      console.error(error)
      toastFailure('The photo could not be deleted. Please try again.')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: photoKeys.all }),
  })
}
