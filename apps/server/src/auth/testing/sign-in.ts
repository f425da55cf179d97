import type { SupabaseClient } from '@supabase/supabase-js'
import { codeAt, stepAt } from '../factors/totp.ts'
import { PASSWORD, someone, type TestAuth } from './start-auth.ts'

/** A confirmed account, and a client that is signed in to it. */
export const signedIn = async (auth: TestAuth, options?: Parameters<TestAuth['client']>[0]) => {
  const email = someone()
  const created = await auth
    .admin()
    .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  if (created.error) throw created.error
  const client = auth.client(options)
  const session = await signInAs(client, email)
  return { email, client, session, user: session.user, id: session.user.id }
}

export const signInAs = async (client: SupabaseClient, email: string, password = PASSWORD) => {
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return data.session
}

/** Enrols a second factor and verifies it with the code of the test's clock. */
export const enrolTotp = async (auth: TestAuth, client: SupabaseClient, friendlyName = 'app') => {
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (enrolled.error) throw enrolled.error
  const { id: factorId, totp } = enrolled.data
  await verifyTotp(auth, client, factorId, totp.secret)
  return { factorId, secret: totp.secret }
}

export const verifyTotp = async (
  auth: TestAuth,
  client: SupabaseClient,
  factorId: string,
  secret: string,
) => {
  // A code works once, so each verification waits for the next.
  auth.clock.advance(30)
  const { data, error } = await client.auth.mfa.challengeAndVerify({
    factorId,
    code: codeNow(auth, secret),
  })
  if (error) throw error
  return data
}

export const codeNow = (auth: TestAuth, secret: string, steps = 0) =>
  codeAt(secret, stepAt(auth.now()) + steps)

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

export const bearer = (session: { access_token: string }) => ({
  authorization: `Bearer ${session.access_token}`,
})
