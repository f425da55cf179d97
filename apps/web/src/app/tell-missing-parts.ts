import { toast } from '@/lib/toast.ts'
import { toldInPlace } from '@/lib/told-in-place.ts'

const SHOWN_MS = 30_000

/**
 * Offers to load the page again when a part of the app could not be loaded. After a release the parts of the one before
 * may be gone from the server: then trying again does not help, and only the whole page brings the new ones.
 * Returns how to stop.
 */
export const tellMissingParts = (): (() => void) => {
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = () => {
    // Without a network loading again does not help. What shows toasts is such a part itself, so it is told once at a time.
    if (!navigator.onLine || Date.now() - toldAt < SHOWN_MS) return
    toldAt = Date.now()
    toast.error('A part of the app could not be loaded', {
      description: 'Your work is safe. Loading the page once more usually helps.',
      duration: SHOWN_MS,
      action: { label: 'Load again', onClick: () => location.reload() },
    })
  }
  // A moment later, because the code that asked for the part gets the failure after this handler and may show it itself.
  const hear = ({ payload }: WindowEventMap['vite:preloadError']) =>
    setTimeout(() => {
      if (!toldInPlace.has(payload)) tell()
    })
  window.addEventListener('vite:preloadError', hear)
  return () => window.removeEventListener('vite:preloadError', hear)
}
