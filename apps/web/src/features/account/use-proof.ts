import { authenticatorOf } from '@/lib/session/assurance.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords, wordsForCode } from '@/lib/session/auth-error-words.ts'
import { hasPassword } from './has-password.ts'

const FAILURE = 'We could not check that. Please try again.'

interface Proof {
  /** What is asked for: a code of the authenticator app, the password, or nothing where there is neither. */
  kind: 'code' | 'password' | 'none'
  /** Answers with what was wrong, if anything was. */
  prove: (given: string) => Promise<string | undefined>
}

/** Proves that the person at the screen is the one who signed in. */
export const useProof = (): Proof => {
  const { client, user } = useAuth()
  const factor = authenticatorOf(user)

  const proveByCode = async (given: string) => {
    const code = given.replaceAll(' ', '')
    if (!code) return 'Please enter the code'
    const { error } = await (await client.auth()).mfa.challengeAndVerify({
      factorId: factor?.id ?? '',
      code,
    })
    return error ? authErrorWords(error, FAILURE) : undefined
  }
  const proveByPassword = async (password: string) => {
    if (!password) return wordsForCode('current_password_required', FAILURE)
    const { error } = await (await client.auth()).signInWithPassword({
      email: user?.email ?? '',
      password,
    })
    if (error?.code === 'invalid_credentials')
      return wordsForCode('current_password_invalid', FAILURE)
    return error ? authErrorWords(error, FAILURE) : undefined
  }

  if (factor) return { kind: 'code', prove: proveByCode }
  if (hasPassword(user)) return { kind: 'password', prove: proveByPassword }
  return { kind: 'none', prove: async () => undefined }
}
