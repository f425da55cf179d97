import { useCallback, useEffect, useRef, useState } from 'react'
import type { Client } from '@/lib/connect-client.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'

const FAILURE = 'The codes could not be shown. Please try again.'

/** Makes recovery codes at once, and again when `make` is called. `isReplacing` says that there was a set before. */
export const useRecoveryCodes = () => {
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
  return { codes, failure, isReplacing, make }
}

/** An account has one set of codes; a set whose answer was lost is replaced. */
const newCodes = async (client: Client, onReplace: () => void) => {
  const { mfa } = await client.auth()
  const made = await mfa.recoveryCodes.generate()
  if (made.error?.code !== 'mfa_verified_factor_exists') return made
  onReplace()
  return mfa.recoveryCodes.regenerate()
}
