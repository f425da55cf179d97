import { z } from 'zod'
import type { RequestDeps, SessionDeps, TokenDeps } from '../../deps.ts'
import type { AuthContext } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { optionalText } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { refresh } from '../../sessions/refresh-tokens.ts'
import { sessionResponse } from '../../sessions/session-response.ts'

type Deps = RequestDeps & TokenDeps & SessionDeps

const schema = z.object({ refresh_token: optionalText })
const TOKEN = /^[\w-]{12,512}$/

export const refreshTokenGrant = async (auth: Deps, c: AuthContext): Promise<Response> => {
  const { refresh_token: presented } = await readBody(c, schema)
  if (!presented) throw errors.validation('refresh_token required')
  if (!TOKEN.test(presented)) throw errors.malformedRefreshToken()
  return sessionResponse(auth, c, await refresh(auth, c, presented))
}
