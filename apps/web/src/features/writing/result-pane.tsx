import type { Property } from '@listwright/contracts'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'
import { OtherVersionNotice } from './other-version-notice.tsx'
import type { ResultStep as ResultStepComponent } from './result/result-step.tsx'
import { SavedTextNote } from './saved-text-note.tsx'
import { setAside } from './set-aside.ts'
import type { OpenDraft } from './use-open-draft.ts'
import type { DraftPlace } from './wizard-draft.ts'

const ResultStep = lazy(() =>
  import('./result/result-step.tsx').then((module) => ({ default: module.ResultStep })),
)

type ResultStepProps = ComponentProps<typeof ResultStepComponent>

interface ResultPaneProps
  extends Pick<ResultStepProps, 'saved' | 'lock' | 'onCreateNew' | 'onTryTone'> {
  place: DraftPlace
  property: Property
  content: WorkingContent
  draft: OpenDraft
  /** The agent is being asked which draft goes on: no second question beside that one. */
  isAskedOfDraft: boolean
}

/** The written text, with what has to be known of its other versions. */
export const ResultPane = ({
  place,
  property,
  content,
  draft: { tone, latest, showContent, editContent },
  isAskedOfDraft,
  ...step
}: ResultPaneProps) => {
  const { client } = useAuth()
  /** The other text takes the place of one's own, which is put among the drafts as it stands by then. */
  const openOther = (other: WorkingContent | null) => {
    const mine = latest.current
    // While the other one was read, this one was asked to be locked in, or is by now.
    if (!mine?.otherVersion || mine.isLockAsked) return
    const kept = { ...mine, otherVersion: undefined }
    if (!other) {
      showContent(kept)
      toast.error('The saved text was deleted. Yours is still here.')
      return
    }
    setAside(client, place, { tone, content: kept })
    showContent(other)
    toast.success('Your text is among the drafts.')
  }
  const { saved, lock } = step
  return (
    <>
      {content.otherVersion && !isAskedOfDraft && (
        <OtherVersionNotice
          otherVersion={content.otherVersion}
          onKeepMine={lock.lockIn}
          isKeeping={lock.isSaving}
          onOpen={openOther}
        />
      )}
      {saved && <SavedTextNote saved={saved} property={property} />}
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <ResultStep property={property} content={content} onChange={editContent} {...step} />
      </Suspense>
    </>
  )
}
