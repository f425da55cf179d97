import { failureReference } from './failure-reference.ts'
import { toast } from './toast.ts'

/** Long enough to copy a reference. */
const REFERENCE_MS = 15_000

/** Says what did not work and, where the server failed, the reference under which support finds it. */
export const toastFailure = (message: string, description?: string | false): void => {
  const reference = failureReference()
  const more = [description, reference].filter(Boolean).join(' ')
  toast.error(message, {
    ...(more && { description: more }),
    ...(reference && { duration: REFERENCE_MS }),
  })
}
