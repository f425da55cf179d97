import { failureReference } from './failure-reference.ts'
import { toast } from './toast.ts'

/** Says what did not work and, where the server failed, the reference under which support finds it. */
export const toastFailure = (message: string, description?: string | false): void => {
  const more = [description, failureReference()].filter(Boolean).join(' ')
  toast.error(message, more ? { description: more } : {})
}
