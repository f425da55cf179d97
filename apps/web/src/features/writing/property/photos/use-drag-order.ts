import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Photo } from '@/data/photo/queries.ts'

interface Drag {
  id: string
  order: Photo[]
}

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves photos by pointer, finger or arrow keys. While one is dragged the others make room; nothing is saved before. */
export const useDragOrder = (photos: Photo[], onOrder: (photos: Photo[], moved: Photo) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const shown = drag?.order ?? photos

  const moveBy = (id: string, step: number) => {
    const from = photos.findIndex((photo) => photo.id === id)
    const to = from + step
    const moved = photos[from]
    if (moved && to >= 0 && to < photos.length) onOrder(moveTo(photos, id, to), moved)
  }

  const handle = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = KEYS[event.key]
      if (step === undefined) return
      event.preventDefault()
      moveBy(id, step)
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, order: photos })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (drag?.id !== id) return
      const over = document
        .elementsFromPoint(clientX, clientY)
        .map((element) => element.closest('[data-photo]')?.getAttribute('data-photo'))
        .find(Boolean)
      const to = drag.order.findIndex((photo) => photo.id === over)
      if (over !== id && to >= 0) setDrag({ id, order: moveTo(drag.order, id, to) })
    },
    onPointerUp: () => {
      setDrag(null)
      const moved = photos.find((photo) => photo.id === id)
      if (drag && moved && drag.order.some((photo, at) => photo.id !== photos[at]?.id))
        onOrder(drag.order, moved)
    },
    onPointerCancel: () => setDrag(null),
  })

  return { shown, dragged: drag?.id, moveBy, handle }
}

const moveTo = (photos: Photo[], id: string, to: number): Photo[] => {
  const moved = photos.find((photo) => photo.id === id)
  if (!moved) return photos
  return photos.filter((photo) => photo !== moved).toSpliced(to, 0, moved)
}
