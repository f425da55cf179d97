import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style.ts'
import { cn } from '@/lib/cn.ts'

// Without HEIC among them, iPhones hand over a JPEG.
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

/** Takes photos that are chosen, dropped, or just taken with a phone. */
export const AddPhotos = ({ onAdd }: { onAdd: (files: File[]) => void }) => {
  const [isOver, setIsOver] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onAdd([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons within.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed border-edge/60 px-5 py-5',
        isOver && 'border-brass bg-wash',
      )}
    >
      <label className={cn(buttonStyle({ variant: 'outline' }), FOCUS)}>
        <ImagePlus aria-hidden="true" />
        Add photos
        <input type="file" multiple accept={ACCEPTED} onChange={choose} className="sr-only" />
      </label>
      <label
        className={cn(buttonStyle({ variant: 'outline' }), FOCUS, 'not-pointer-coarse:hidden')}
      >
        <Camera aria-hidden="true" />
        Take a photo
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={choose}
          className="sr-only"
        />
      </label>
      <p className="text-sm text-muted pointer-coarse:hidden">or drop them here</p>
    </div>
  )
}

const FOCUS =
  'relative cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2'
