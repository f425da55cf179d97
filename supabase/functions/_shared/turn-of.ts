import { QueueFull, type Turn, turns } from '@listwright/engine/built-in'
import { errors } from './function-error.ts'

/** The caller's place in the queue of the built-in writer. All sessions of a user share one. */
export const turnOf = (request: Request, signal = request.signal): Turn => {
  const turn = turns.of(subjectOf(request.headers.get('authorization') ?? ''), signal)
  return (work) =>
    turn(work).catch((error: unknown) => {
      throw error instanceof QueueFull ? errors.tooBusy() : error
    })
}

/** Whom a token is for. Whether it is genuine was decided when it was shown to the database. */
const subjectOf = (authorization: string): string => {
  const [, claims = ''] = authorization.split('.')
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : ''
  } catch {
    return ''
  }
}
