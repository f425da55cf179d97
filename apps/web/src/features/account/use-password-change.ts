import { PASSWORD_MIN } from '@listwright/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionsKey } from '@/data/session/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { toast } from '@/lib/toast.ts'
import { useSubmit } from '@/lib/use-submit.ts'
import { useProof } from './use-proof.ts'

const FAILURE = 'The password could not be changed'

/** Sends the form with a new password and what proves who asks for it. */
export const usePasswordChange = (onChanged: () => void) => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const { kind, prove } = useProof()
  const [isMailed, setIsMailed] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async ({ proof = '', password = '', nonce = '' }) => {
    if (password.length < PASSWORD_MIN) {
      return { message: `Password must be at least ${PASSWORD_MIN} characters`, field: 'password' }
    }
    // A code of the app works once, so what was proved before the mail is not asked for again.
    const refusal = isMailed ? undefined : await prove(proof)
    if (refusal) return { message: refusal, field: 'proof' }
    const { error } = await (await client.auth()).updateUser({ password, ...(nonce && { nonce }) })
    if (error?.code === 'reauthentication_needed') {
      await (await client.auth()).reauthenticate()
      setIsMailed(true)
      return { message: authErrorWords(error, FAILURE), field: 'nonce' }
    }
    if (error) return { message: authErrorWords(error, FAILURE), field: 'password' }
    toast.success('Your password is changed')
    void queryClient.invalidateQueries({ queryKey: sessionsKey })
    onChanged()
  })
  return { kind, isMailed, busy, error, onSubmit }
}
