import type { RequestDeps, SessionDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { networkCounter } from '../rate-limits.ts'
import { networkOf, sourceOf } from '../requests/source-of.ts'
import { sessionResponse } from '../sessions/session-response.ts'
import { startSession } from '../sessions/sessions.ts'
import { insertUser, type Metadata } from '../users/users.ts'

type Deps = RequestDeps & SessionDeps

/** A user without an address, who may give one later. */
export const signInAnonymously = async (auth: Deps, c: AuthContext, data: Metadata) => {
  const { settings } = auth
  if (!settings.anonymousEnabled) throw errors.anonymousDisabled()
  await auth.limits.hit(networkCounter('anonymous', networkOf(c), settings.limits.anonymous))
  const grant = await auth.database.transaction(async (tx) => {
    const newUser = {
      email: null,
      passwordHash: null,
      appMetadata: {},
      userMetadata: data,
      isAnonymous: true,
    }
    const user = await insertUser(tx, newUser, auth.now())
    return startSession(auth, tx, user, 'anonymous', sourceOf(c))
  })
  return sessionResponse(auth, c, grant)
}
