import { Hono } from 'hono'
import { type Access, grantAccess } from './access.ts'
import { type Auth, type AuthDeps, type AuthEnv, createAuth, type Endpoint } from './auth.ts'
import { errors } from './errors.ts'
import { logout } from './logout.ts'
import { otp } from './otp.ts'
import { reauthenticate } from './reauthenticate.ts'
import { recover } from './recover.ts'
import { asAuthError, renderError } from './render-error.ts'
import { resend } from './resend.ts'
import { showHealth } from './show-health.ts'
import { showJwks } from './show-jwks.ts'
import { showSettings } from './show-settings.ts'
import { showUser } from './show-user.ts'
import { signUp } from './sign-up.ts'
import { token } from './token.ts'
import { updateOwnUser } from './update-user.ts'
import { verify } from './verify.ts'
import { verifyLink } from './verify-link.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Mount = [Method, path: string, Access, (auth: Auth) => Endpoint]

/** Every endpoint, and who may call it. */
const mounts: Mount[] = [
  ['POST', '/signup', 'key', signUp],
  ['POST', '/token', 'key', token],
  ['POST', '/otp', 'key', otp],
  ['POST', '/magiclink', 'key', otp],
  ['POST', '/verify', 'key', verify],
  ['GET', '/verify', 'open', verifyLink],
  ['POST', '/recover', 'key', recover],
  ['POST', '/resend', 'key', resend],
  ['GET', '/reauthenticate', 'user', reauthenticate],
  ['GET', '/user', 'user', showUser],
  ['PUT', '/user', 'user', updateOwnUser],
  ['POST', '/logout', 'user', logout],
  ['GET', '/settings', 'open', showSettings],
  ['GET', '/health', 'open', showHealth],
  ['GET', '/.well-known/jwks.json', 'open', showJwks],
]

/** The whole of /auth/v1, to be mounted there. */
export function authRoutes(deps: AuthDeps): Hono<AuthEnv> {
  const auth = createAuth(deps)
  const app = new Hono<AuthEnv>()
  app.onError((thrown, c) => {
    const { error, isBug } = asAuthError(thrown)
    if (isBug) auth.log('auth request failed', thrown)
    return renderError(error, c.req.header('x-supabase-api-version'))
  })
  for (const [method, path, access, endpoint] of mounts) {
    const answer = endpoint(auth)
    app.on(method, path, async (c) => {
      // Mail programs look at links before people do; looking must not use them up.
      if (c.req.method === 'HEAD') return c.body(null, 200)
      c.header('cache-control', 'no-store')
      await grantAccess(auth, c, access)
      return answer(c)
    })
  }
  for (const path of new Set(mounts.map(([, path]) => path))) {
    app.all(path, () => {
      throw errors.methodNotAllowed()
    })
  }
  app.all('*', () => {
    throw errors.routeNotFound()
  })
  return app
}
