import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '@/components/copy-button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import type { Client } from '@/lib/connect-client.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const FAILURE = 'Two-factor could not be switched on. Please try again.'

interface TwoFactorDialogProps {
  onEnrolled: () => void
  onClose: () => void
}

interface Enrolment {
  id: string
  totp: { qr_code: string; secret: string }
}

/** Switching two-factor on: scan, type the first code, keep the recovery codes. */
export const TwoFactorDialog = ({ onEnrolled, onClose }: TwoFactorDialogProps) => {
  const { client } = useAuth()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOn, setIsOn] = useState(false)
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const start = async () => {
      const { data, error } = await (await client.auth()).mfa.enroll({
        factorType: 'totp',
        friendlyName: `Authenticator ${new Date().toISOString()}`,
      })
      if (error) setFailure(authErrorWords(error, FAILURE))
      else setEnrolment(data)
    }
    void start()
  }, [client])

  const verify = async (code: string) => {
    if (!enrolment) return undefined
    const { error } = await (await client.auth()).mfa.challengeAndVerify({
      factorId: enrolment.id,
      code,
    })
    if (error) return authErrorWords(error, FAILURE)
    setIsOn(true)
    onEnrolled()
  }

  const close = () => {
    // An enrolment that was never verified is removed.
    if (enrolment) void remove(client, enrolment)
    onClose()
  }

  if (isOn) return <RecoveryCodesDialog title="Two-factor authentication is on" onClose={onClose} />
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title="Two-factor authentication"
        description="Scan the code with your authenticator app, then type the six digits it shows."
      >
        {failure && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
        {enrolment ? (
          <div className="flex flex-wrap items-center gap-5">
            <img
              src={enrolment.totp.qr_code}
              alt="QR code for your authenticator app"
              className="size-56 rounded-md bg-[white] p-2"
            />
            <div className="grid gap-2 text-sm">
              <p className="text-muted">No camera? Type this secret:</p>
              <code className="max-w-[22ch] font-semibold tracking-wide [overflow-wrap:anywhere]">
                {enrolment.totp.secret}
              </code>
              <CopyButton
                text={enrolment.totp.secret}
                label="Copy secret"
                size="sm"
                className="justify-self-start"
              />
            </div>
          </div>
        ) : (
          !failure && <Skeleton className="size-56" />
        )}
        {!failure && <CodeForm onSubmit={verify} action="Switch on" />}
      </DialogContent>
    </Dialog>
  )
}

const remove = async (client: Client, { id }: Enrolment): Promise<void> => {
  await (await client.auth()).mfa.unenroll({ factorId: id })
}
