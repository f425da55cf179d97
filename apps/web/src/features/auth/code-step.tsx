import { useState } from 'react'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { authenticatorOf } from '@/lib/session/assurance.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { useSubmit } from '@/lib/use-submit.ts'

const FALLBACK = 'Failed to sign in'

/** Asks for the second factor: a code of the authenticator app, or one of the saved recovery codes. */
export const CodeStep = () => {
  const { client, user, signOut } = useAuth()
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async ({ code = '' }) => {
    const factor = authenticatorOf(user)
    if (!code || !factor) return { message: 'Please enter the code', field: 'code' }
    const { error } = usesRecoveryCode
      ? await (await client.auth()).mfa.recoveryCodes.verify({ code })
      : await (await client.auth()).mfa.challengeAndVerify({
          factorId: factor.id,
          code: code.replaceAll(' ', ''),
        })
    if (error) return { message: authErrorWords(error, FALLBACK), field: 'code' }
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <ErrorBox message={error} />
      <CodeField isRecovery={usesRecoveryCode} />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Checking...' : 'Continue'}
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          variant="link"
          onClick={() => {
            setError(null)
            setUsesRecoveryCode(!usesRecoveryCode)
          }}
        >
          {usesRecoveryCode ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button
          variant="link"
          onClick={() => void signOut('kept').catch(() => setError('Failed to log out'))}
        >
          Log out
        </Button>
      </div>
    </form>
  )
}

const CodeField = ({ isRecovery }: { isRecovery: boolean }) =>
  isRecovery ? (
    <Field label="Recovery code" hint="One of the codes you saved when you switched two-factor on">
      <Input key="recovery" name="code" autoComplete="off" autoFocus />
    </Field>
  ) : (
    <Field label="Code" hint="The six digits your authenticator app shows for Listwright">
      <Input
        key="totp"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
        className="figures text-xl tracking-[0.3em]"
      />
    </Field>
  )
