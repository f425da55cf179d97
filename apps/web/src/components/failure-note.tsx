import { useState } from 'react'
import { failureReference } from '@/lib/failure-reference.ts'

/** The reference of a failure of the server, for support; it stays as long as the failure is shown. */
export const FailureNote = () => {
  const [reference] = useState(failureReference)
  return reference ? <span className="block text-xs select-all">{reference}</span> : null
}
