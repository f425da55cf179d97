import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Frame } from './frame.tsx'

/** The frame of the app before there is anything to show in it. The build writes it into app.html, so it is painted at once. */
export const WaitingFrame = () => (
  <Frame
    tools={
      <>
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="size-10 rounded-full!" />
      </>
    }
  >
    {null}
  </Frame>
)
