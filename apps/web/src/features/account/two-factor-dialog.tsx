import { CopyButton } from '@/components/copy-button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { type Enrolment, useEnrolment } from './use-enrolment.ts'

interface TwoFactorDialogProps {
  onEnrolled: () => void
  onClose: () => void
}

/** Switching two-factor on: scan, type the first code, keep the recovery codes. */
export const TwoFactorDialog = ({ onEnrolled, onClose }: TwoFactorDialogProps) => {
  const { enrolment, failure, isOn, verify, cancel } = useEnrolment(onEnrolled)
  const close = () => {
    cancel()
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
          <EnrolmentSecret {...enrolment.totp} />
        ) : (
          !failure && <Skeleton className="size-56" />
        )}
        {!failure && <CodeForm onSubmit={verify} action="Switch on" />}
      </DialogContent>
    </Dialog>
  )
}

const EnrolmentSecret = ({ qr_code, secret }: Enrolment['totp']) => (
  <div className="flex flex-wrap items-center gap-5">
    <img
      src={qr_code}
      alt="QR code for your authenticator app"
      className="size-56 rounded-md bg-[white] p-2"
    />
    <div className="grid gap-2 text-sm">
      <p className="text-muted">No camera? Type this secret:</p>
      <code className="max-w-[22ch] font-semibold tracking-wide [overflow-wrap:anywhere]">
        {secret}
      </code>
      <CopyButton text={secret} label="Copy secret" size="sm" className="justify-self-start" />
    </div>
  </div>
)
