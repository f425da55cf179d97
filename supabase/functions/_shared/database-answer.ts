import { planLimitDetails } from '@listwright/contracts'
import { errors, FunctionError } from './function-error.ts'

interface DatabaseAnswer {
  data: unknown
  error: { code?: string; message: string; details?: string | null; hint?: string | null } | null
  status: number
}

/** The rows, or the database's refusal in the functions' own shape. */
export const answerOf = <Answer extends DatabaseAnswer>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] => {
  const { data, error, status } = answer
  if (!error) return data
  const { code = '', message, hint } = error
  // PTnnn is how our SQL chooses a status: the message is its code, the hint is for people.
  const chosen = /^PT(\d{3})$/.exec(code)?.[1]
  if (chosen === '402') throw planLimit(message, hint, error.details)
  if (chosen) throw new FunctionError(Number(chosen), message, hint ?? message)
  if (status === 401) throw errors.signedOut()
  if (status === 429) throw errors.tooBusy()
  if (status === 503) throw errors.unavailable()
  if (code === '42501') throw errors.forbidden()
  if (isUnusableValue(code)) throw errors.badRequest(message)
  throw new Error(`The database refused: ${code} ${message}`, { cause: error })
}

/** A value that no table takes: malformed (class 22), against a constraint (23), or too large to index (54). */
const isUnusableValue = (code: string) => /^(22...|23...|54000)$/.test(code)

const planLimit = (code: string, hint: string | null | undefined, details?: string | null) =>
  new FunctionError(
    402,
    code,
    hint ?? 'Your plan has reached its limit.',
    planLimitDetails.parse(JSON.parse(details ?? '{}')),
  )
