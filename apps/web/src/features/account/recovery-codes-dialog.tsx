import { useEffect } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRecoveryCodes } from './use-recovery-codes.ts'

const NO_CODES =
  'No new recovery codes can be shown yet. Without any you need your phone whenever you sign in.'
/** The new set may have been made, and only its answer lost. */
const NEITHER_SET = 'Your earlier codes may no longer work. Try again.'

interface RecoveryCodesDialogProps {
  title: string
  onClose: () => void
}

/** Makes recovery codes, and shows them until they are saved. Codes made earlier no longer work then. */
export const RecoveryCodesDialog = ({ title, onClose }: RecoveryCodesDialogProps) => {
  const { codes, failure, isReplacing, make } = useRecoveryCodes()
  useQuestionBeforeLeaving(codes !== null)

  if (failure) {
    return (
      <Dialog open onOpenChange={onClose}>
        <DialogContent title={title} description={isReplacing ? NEITHER_SET : NO_CODES}>
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void make()}>Try again</Button>
            <Button variant="outline" onClick={onClose}>
              Go on without codes
            </Button>
          </div>
        </DialogContent>
      </Dialog>
    )
  }
  return (
    <Dialog open>
      <DialogContent
        title={title}
        description="Keep these recovery codes somewhere safe. Each signs you in once if you lose your phone; they are not shown again."
        isDismissible={false}
      >
        {codes ? <RecoveryCodes codes={codes} /> : <Skeleton className="h-40" />}
        <Button disabled={!codes} onClick={onClose}>
          I have saved them
        </Button>
      </DialogContent>
    </Dialog>
  )
}

const useQuestionBeforeLeaving = (isAsked: boolean) =>
  useEffect(() => {
    if (!isAsked) return
    // The browser asks before it closes or reloads a page whose event was refused.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
