import { Hono } from 'hono'
import { answerToClientThatLeft } from '../http/client-left.ts'
import { type Auth, type AuthDeps, createAuth } from './auth.ts'
import type { AuthEnv, Endpoint } from './endpoint.ts'
import { adminCreateUser } from './endpoints/admin/create-user.ts'
import { adminDeleteUser } from './endpoints/admin/delete-user.ts'
import { generateLink } from './endpoints/admin/generate-link.ts'
import { invite } from './endpoints/admin/invite.ts'
import { adminListAudit } from './endpoints/admin/list-audit.ts'
import { adminListUsers } from './endpoints/admin/list-users.ts'
import { adminShowUser } from './endpoints/admin/show-user.ts'
import { adminUpdateUser } from './endpoints/admin/update-user.ts'
import {
  adminDeleteFactor,
  adminListFactors,
  adminRenameFactor,
} from './endpoints/admin/user-factors.ts'
import { endSession } from './endpoints/end-session.ts'
import { challengeFactor } from './endpoints/factors/challenge-factor.ts'
import { enrolFactor } from './endpoints/factors/enrol-factor.ts'
import {
  deleteRecoveryCodes,
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  showRecoveryCodes,
  verifyRecoveryCode,
} from './endpoints/factors/recovery-codes.ts'
import { unenrolFactor } from './endpoints/factors/unenrol-factor.ts'
import { verifyFactor } from './endpoints/factors/verify-factor.ts'
import { listSessions } from './endpoints/list-sessions.ts'
import { logout } from './endpoints/logout.ts'
import { otp } from './endpoints/otp.ts'
import { authorize } from './endpoints/providers/authorize.ts'
import { callback } from './endpoints/providers/callback.ts'
import { linkIdentity } from './endpoints/providers/link-identity.ts'
import { unlinkIdentity } from './endpoints/providers/unlink-identity.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import { resend } from './endpoints/resend.ts'
import { showHealth } from './endpoints/show-health.ts'
import { showJwks } from './endpoints/show-jwks.ts'
import { showSettings } from './endpoints/show-settings.ts'
import { showUser } from './endpoints/show-user.ts'
import { signUp } from './endpoints/sign-up.ts'
import { sso } from './endpoints/sso.ts'
import { token } from './endpoints/token.ts'
import { updateOwnUser } from './endpoints/update-user.ts'
import { verify } from './endpoints/verify.ts'
import { verifyLink } from './endpoints/verify-link.ts'
import { type AuthError, errors } from './errors.ts'
import { gatedDatabase } from './gated-database.ts'
import { asAuthError, renderError } from './render-error.ts'
import { type AllowedCallers, admitCaller } from './requests/admit-caller.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Mount = [Method, path: string, AllowedCallers, (auth: Auth) => Endpoint]

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
  ['POST', '/logout', 'session', logout],
  ['GET', '/user/sessions', 'user', listSessions],
  ['DELETE', '/user/sessions/:sessionId', 'user', endSession],
  ['GET', '/user/identities/authorize', 'user', linkIdentity],
  ['DELETE', '/user/identities/:identityId', 'user', unlinkIdentity],
  ['GET', '/factors/recovery-codes', 'member', showRecoveryCodes],
  ['POST', '/factors/recovery-codes', 'member', generateRecoveryCodes],
  ['DELETE', '/factors/recovery-codes', 'member', deleteRecoveryCodes],
  ['POST', '/factors/recovery-codes/verify', 'member', verifyRecoveryCode],
  ['POST', '/factors/recovery-codes/regenerate', 'member', regenerateRecoveryCodes],
  ['POST', '/factors', 'member', enrolFactor],
  ['POST', '/factors/:factorId/challenge', 'member', challengeFactor],
  ['POST', '/factors/:factorId/verify', 'member', verifyFactor],
  ['DELETE', '/factors/:factorId', 'member', unenrolFactor],
  ['GET', '/authorize', 'open', authorize],
  ['GET', '/callback', 'open', callback],
  ['POST', '/callback', 'open', callback],
  ['POST', '/sso', 'key', sso],
  ['POST', '/invite', 'admin', invite],
  ['POST', '/admin/generate_link', 'admin', generateLink],
  ['GET', '/admin/users', 'admin', adminListUsers],
  ['POST', '/admin/users', 'admin', adminCreateUser],
  ['GET', '/admin/users/:userId', 'admin', adminShowUser],
  ['PUT', '/admin/users/:userId', 'admin', adminUpdateUser],
  ['DELETE', '/admin/users/:userId', 'admin', adminDeleteUser],
  ['GET', '/admin/users/:userId/factors', 'admin', adminListFactors],
  ['PUT', '/admin/users/:userId/factors/:factorId', 'admin', adminRenameFactor],
  ['DELETE', '/admin/users/:userId/factors/:factorId', 'admin', adminDeleteFactor],
  ['GET', '/admin/audit', 'admin', adminListAudit],
  ['GET', '/settings', 'open', showSettings],
  ['GET', '/health', 'open', showHealth],
  ['GET', '/.well-known/jwks.json', 'open', showJwks],
]

/** What GoTrue can have and this server has not. */
const absent: [path: string, () => AuthError][] = [
  ['/passkeys/*', errors.passkeysDisabled],
  ['/oauth/*', errors.featureDisabled],
  ['/admin/oauth/*', errors.featureDisabled],
  ['/admin/custom-providers/*', errors.featureDisabled],
  ['/admin/sso/*', errors.featureDisabled],
]

/** The whole of /auth/v1, to be mounted there. */
export const authRoutes = (deps: AuthDeps): Hono<AuthEnv> => {
  const { database, inShareOf } = gatedDatabase(deps.database)
  const auth = createAuth({ ...deps, database })
  const app = new Hono<AuthEnv>()
  app.onError((thrown, c) => {
    const { error, isBug, cause } = asAuthError(thrown)
    const left = isBug && answerToClientThatLeft(c)
    if (left) return left
    if (cause) auth.log('auth request failed', cause, c.get('requestId'))
    return renderError(error, c.req.header('x-supabase-api-version'))
  })
  for (const [method, path, access, endpoint] of mounts) {
    const answer = endpoint(auth)
    app.on(method, path, async (c) => {
      // Mail programs look at links before people do; looking must not use them up.
      if (c.req.method === 'HEAD') return c.body(null, 200)
      c.header('cache-control', 'no-store')
      const asker = { caller: c.get('caller'), address: c.get('clientAddress') ?? '' }
      return inShareOf(asker, async () => {
        await admitCaller(auth, c, access)
        return answer(c)
      })
    })
  }
  for (const path of new Set(mounts.map(([, path]) => path))) {
    app.all(path, () => {
      throw errors.methodNotAllowed()
    })
  }
  for (const [path, refusal] of absent) {
    app.all(path, () => {
      throw refusal()
    })
  }
  app.all('*', () => {
    throw errors.routeNotFound()
  })
  return app
}
