import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { Session } from './sessions/sessions.ts'
import type { User } from './users/users.ts'

export interface AuthEnv {
  Variables: AppEnv['Variables'] & {
    /** Set where the mount table asks for a signed-in user. */
    user: User
    session: Session
  }
}

export type AuthContext = Context<AuthEnv>
export type Endpoint = (c: AuthContext) => Promise<Response> | Response
