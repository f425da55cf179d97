import { type SessionStanding, sessionStanding } from '@listwright/contracts'
import type { Clients } from './clients.ts'
import { answerOf } from './database-answer.ts'
import { errors, FunctionError } from './function-error.ts'

export interface Caller {
  id: string
  email: string
}

const REFUSALS: Record<Exclude<SessionStanding, 'ok' | 'signed_out'>, string> = {
  second_factor_needed: 'Enter the code of your authenticator app.',
  address_changed: 'The address lock is on: sign in again from this network.',
}

/** The signed-in user behind the request, whose session the database would serve as well. */
export const requireCaller = async (clients: Clients, request: Request): Promise<Caller> => {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw errors.signedOut()
  const client = clients.of(request)
  const [user, standing] = await Promise.all([
    client.auth.getUser(token),
    client.rpc('session_standing'),
  ])
  const answer = sessionStanding.parse(answerOf(standing))
  // The account service calls a session away from its address signed out; the database says why.
  if (answer !== 'ok' && answer !== 'signed_out') {
    throw new FunctionError(403, answer, REFUSALS[answer])
  }
  if (answer === 'signed_out' || !user.data.user) throw errors.signedOut()
  return { id: user.data.user.id, email: user.data.user.email ?? '' }
}
