import { toast } from './toast.ts'

const WARNING_MS = 6000
const SHOWN = 60

interface CopyWarning {
  /** By this it can be dismissed before its time. */
  id?: string
  /** The words that must not be published. */
  words: string
  why: string
  /** Leads to where they can be changed. */
  action: { label: string; onClick: () => void }
}

/** Says that what is in the clipboard now must not be published. */
export const warnOfCopy = ({ id, words, why, action }: CopyWarning): void =>
  toast.warning('Copied, but do not publish it yet', {
    description: `“${words.slice(0, SHOWN)}”: ${why}`,
    duration: WARNING_MS,
    ...(id && { id }),
    action,
  })
