import { PHOTOS_MAX } from '@listwright/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { photoKeys } from '@/data/photo/queries.ts'
import { uploadPhoto } from '@/data/photo/upload-photo.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'
import { preparePhoto, UnreadablePhoto } from './prepare-photo.ts'

export interface PhotoUpload {
  id: string
  file: File
  /** From 0 to 1. */
  share: number
  problem?: { message: string; canRetry: boolean } | undefined
}

/** Uploads of photos that are not finished yet, one after the other, so that they arrive in the order they were chosen. */
export const usePhotoUploads = (propertyId: string, present: number) => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<PhotoUpload[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())

  const change = (id: string, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const run = async ({ id, file }: PhotoUpload) => {
    try {
      const prepared = await preparePhoto(file)
      change(id, { share: 0.2 })
      const photo = { ...prepared, id, propertyId }
      await uploadPhoto(client, photo, (share) => change(id, { share }))
      await queryClient.invalidateQueries({ queryKey: photoKeys.all })
      drop(id)
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) console.error(error)
      change(id, { problem: problemOf(error) })
    }
  }
  const enqueue = (upload: PhotoUpload) => {
    queue.current = queue.current.then(() => run(upload))
  }

  const add = (files: File[]) => {
    const room = PHOTOS_MAX - present - uploads.length
    const taken = files.slice(0, Math.max(0, room))
    if (taken.length < files.length)
      toast.error(`A property has up to ${PHOTOS_MAX} photos.`, {
        description: `${files.length - taken.length} of those you chose were left out.`,
      })
    const fresh = taken.map((file) => ({ id: crypto.randomUUID(), file, share: 0 }))
    setUploads((all) => [...all, ...fresh])
    for (const upload of fresh) enqueue(upload)
  }
  const retry = (upload: PhotoUpload) => {
    change(upload.id, { problem: undefined, share: 0 })
    enqueue(upload)
  }

  return { uploads, add, retry, discard: drop }
}

const problemOf = (error: unknown) =>
  error instanceof UnreadablePhoto
    ? { message: error.message, canRetry: false }
    : { message: 'It could not be uploaded.', canRetry: true }
