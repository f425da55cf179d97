import { z } from 'zod'
import type { RequestDeps, SessionDeps, TokenDeps } from '../../deps.ts'
import type { AuthContext } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { optionalText } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { sessionResponse } from '../../sessions/session-response.ts'
import { startSession } from '../../sessions/sessions.ts'
import { redeemAuthCode } from '../../tokens/flow-states.ts'
import { restoreByFlow } from '../../users/sign-ups.ts'
import { findUserById, isBanned } from '../../users/users.ts'

type Deps = RequestDeps & TokenDeps & SessionDeps

const schema = z.object({ auth_code: optionalText, code_verifier: optionalText })

export const pkceGrant = async (auth: Deps, c: AuthContext): Promise<Response> => {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, schema)
  if (!code || !verifier) {
    throw errors.validation('invalid request: both auth code and code verifier should be non-empty')
  }
  const outcome = await auth.database.transaction(async (tx) => {
    const flow = await redeemAuthCode(auth, tx, code, verifier)
    // A refused code stays used up.
    if (flow instanceof Error) return flow
    const user = await findUserById(tx, flow.userId)
    if (!user) return errors.flowNotFound()
    if (isBanned(user, auth.now())) return errors.banned(400)
    const restored = await restoreByFlow(auth, tx, user, flow.id)
    return { grant: await startSession(auth, tx, restored, flow.method, sourceOf(c)), flow }
  })
  if (outcome instanceof Error) throw outcome
  const { accessToken, refreshToken } = outcome.flow
  return sessionResponse(auth, c, outcome.grant, {
    ...(accessToken && { provider_token: accessToken }),
    ...(refreshToken && { provider_refresh_token: refreshToken }),
  })
}
