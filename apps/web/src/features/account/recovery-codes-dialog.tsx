import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import type { Client } from '@/lib/connect-client.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const FAILURE = 'The codes could not be shown. Please try again.'
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
  const { client } = useAuth()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const hasStarted = useRef(false)

  const make = useCallback(async () => {
    setFailure(null)
    const { data, error } = await newCodes(client, () => setIsReplacing(true))
    if (error) setFailure(authErrorWords(error, FAILURE))
    else setCodes(data.codes)
  }, [client])
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void make()
  }, [make])

  useEffect(() => {
    if (!codes) return
    // The browser asks before it closes or reloads a page whose event was refused.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [codes])

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

/** An account has one set of codes; a set whose answer was lost is replaced. */
const newCodes = async (client: Client, onReplace: () => void) => {
  const { mfa } = await client.auth()
  const made = await mfa.recoveryCodes.generate()
  if (made.error?.code !== 'mfa_verified_factor_exists') return made
  onReplace()
  return mfa.recoveryCodes.regenerate()
}
