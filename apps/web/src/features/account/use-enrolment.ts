import { useEffect, useRef, useState } from 'react'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'

const FAILURE = 'Two-factor could not be switched on. Please try again.'

export interface Enrolment {
  id: string
  totp: { qr_code: string; secret: string }
}

/** Begins to enrol an authenticator app at once. It counts from its first code on. */
export const useEnrolment = (onEnrolled: () => void) => {
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

  /** An enrolment that was never verified is removed. */
  const cancel = () => {
    const remove = async ({ id }: Enrolment) => (await client.auth()).mfa.unenroll({ factorId: id })
    if (enrolment) void remove(enrolment)
  }
  return { enrolment, failure, isOn, verify, cancel }
}
