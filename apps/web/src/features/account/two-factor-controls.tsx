import { useRef } from 'react'
import { ConfirmButton } from '@/components/confirm-button.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TwoFactorDialog } from './two-factor-dialog.tsx'
import { TwoFactorOffDialog } from './two-factor-off-dialog.tsx'

export type TwoFactorQuestion = 'on' | 'off' | 'codes' | null

interface TwoFactorControlsProps {
  isOn: boolean
  /** The dialog that is open. */
  question: TwoFactorQuestion
  onAsk: (question: TwoFactorQuestion) => void
  onChange: (isOn: boolean) => void
}

/** Under the switch of two-factor: new recovery codes, and the dialogs in which it is switched on and off. */
export const TwoFactorControls = ({ isOn, question, onAsk, onChange }: TwoFactorControlsProps) => {
  const newCodes = useRef<HTMLButtonElement>(null)
  const close = () => onAsk(null)
  const closeCodes = () => {
    close()
    // What had the focus before the codes was the question, which is gone by now.
    setTimeout(() => newCodes.current?.focus())
  }
  return (
    <>
      {isOn && (
        <ConfirmButton
          ref={newCodes}
          label="New recovery codes"
          question="Make new recovery codes?"
          consequence="The codes you saved before stop working."
          variant="outline"
          onConfirm={() => onAsk('codes')}
        />
      )}
      {question === 'codes' && (
        <RecoveryCodesDialog title="Your new recovery codes" onClose={closeCodes} />
      )}
      {question === 'on' && <TwoFactorDialog onEnrolled={() => onChange(true)} onClose={close} />}
      {question === 'off' && (
        <TwoFactorOffDialog onUnenrolled={() => onChange(false)} onClose={close} />
      )}
    </>
  )
}
