import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog.tsx'
import { requestDeletion } from '@/data/account/mutations.ts'
import { authenticatorOf } from '@/lib/session/assurance.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { CodeForm } from './code-form.tsx'
import { DeleteWithoutPassword } from './delete-without-password.tsx'
import { hasPassword } from './has-password.ts'
import { PasswordForm } from './password-form.tsx'

const FAILURE = 'We could not check that. Please try again.'

/** Proves who is leaving: by a code, by the password, or by having just signed in where there is neither. */
export const DeleteAccountDialog = ({ onRequested }: { onRequested: () => Promise<void> }) => {
  const { client, user } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  const factor = authenticatorOf(user)

  const request = async (): Promise<string | undefined> => {
    const refusal = await requestDeletion(client)
    if (refusal) return refusal
    setIsOpen(false)
    await onRequested()
  }

  const confirmWithPassword = async (password: string) => {
    const { error } = await (await client.auth()).signInWithPassword({
      email: user?.email ?? '',
      password,
    })
    return error ? authErrorWords(error, FAILURE) : await request()
  }

  const confirmWithCode = async (code: string) => {
    const { error } = await (await client.auth()).mfa.challengeAndVerify({
      factorId: factor?.id ?? '',
      code,
    })
    return error ? authErrorWords(error, FAILURE) : await request()
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="link" className="mt-6 text-danger!">
          Delete my account
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Delete your account?"
        description="In 30 days everything you saved is gone for good. Until then you can change your mind here."
      >
        {factor && <CodeForm action="Delete my account" onSubmit={confirmWithCode} />}
        {!factor && hasPassword(user) && (
          <PasswordForm action="Delete my account" onSubmit={confirmWithPassword} />
        )}
        {!factor && !hasPassword(user) && <DeleteWithoutPassword onConfirm={request} />}
      </DialogContent>
    </Dialog>
  )
}
