import { useEffect } from 'react'
import { FailureNote } from '@/components/failure-note.tsx'
import { FullScreenMessage } from '@/components/full-screen-message.tsx'
import { Button } from '@/components/ui/button.tsx'

/** The last resort when a screen cannot be shown. */
export const RouteError = ({ error }: { error: unknown }) => {
  useEffect(() => console.error(error), [error])
  return (
    <FullScreenMessage>
      <span className="grid justify-items-center gap-5">
        <span className="title-type text-2xl text-ink">This page could not be shown.</span>
        <span>Your work is safe. Loading it once more usually helps.</span>
        <FailureNote />
        <Button onClick={() => location.reload()}>Load again</Button>
      </span>
    </FullScreenMessage>
  )
}
