import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Progress } from '@/components/ui/progress.tsx'
import type { PhotoUpload } from './use-photo-uploads.ts'

interface UploadTileProps {
  upload: PhotoUpload
  onRetry: () => void
  onDiscard: () => void
}

/** A photo on its way, or why it did not get there. */
export const UploadTile = ({ upload, onRetry, onDiscard }: UploadTileProps) => {
  const { file, share, problem } = upload
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  if (problem)
    return (
      <li
        role="alert"
        className="grid content-start gap-3 rounded-md border border-danger/50 bg-danger-wash p-4 text-sm"
      >
        <p className="font-semibold [overflow-wrap:anywhere]">{file.name}</p>
        <p>{problem.message}</p>
        <div className="flex flex-wrap gap-2">
          {problem.canRetry && (
            <Button size="sm" variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button size="sm" variant={problem.canRetry ? 'ghost' : 'outline'} onClick={onDiscard}>
            Leave it out
          </Button>
        </div>
      </li>
    )
  return (
    <li className="grid content-start gap-2">
      <div className="overflow-hidden rounded-md border border-line bg-sky">
        {url && <img src={url} alt="" className="aspect-[4/3] w-full object-cover opacity-55" />}
      </div>
      <Progress label={`Uploading ${file.name}`} value={share} max={1} />
      <p className="text-xs text-muted">{share === 0 ? 'Waiting' : 'Uploading'}</p>
    </li>
  )
}
