import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { authenticatorOf } from '@/lib/session/assurance.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { CodeForm } from './code-form.tsx'

const FAILURE = 'Two-factor could not be switched off. Please try again.'

interface TwoFactorOffDialogProps {
  onUnenrolled: () => void
  onClose: () => void
}

/** Switching two-factor off needs a code, so that an unattended screen is not enough. */
export const TwoFactorOffDialog = ({ onUnenrolled, onClose }: TwoFactorOffDialogProps) => {
  const { client, user } = useAuth()

  const unenrol = async (code: string) => {
    const factor = authenticatorOf(user)
    if (!factor) return 'There is no authenticator to switch off'
    const proof = await (await client.auth()).mfa.challengeAndVerify({ factorId: factor.id, code })
    if (proof.error) return authErrorWords(proof.error, FAILURE)
    // Supabase's own server keeps an authenticator as long as there are codes that stand in for it. Servers without
    // codes refuse this in different ways; what matters is whether the authenticator goes.
    await (await client.auth()).mfa.recoveryCodes.unenroll()
    const { error } = await (await client.auth()).mfa.unenroll({ factorId: factor.id })
    if (error) return authErrorWords(error, FAILURE)
    await (await client.auth()).refreshSession()
    onUnenrolled()
    onClose()
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Switch off two-factor?"
        description="Type a code of your authenticator app to confirm. From then on your password alone signs you in."
      >
        <CodeForm onSubmit={unenrol} action="Switch off" />
      </DialogContent>
    </Dialog>
  )
}
