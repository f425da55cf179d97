import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../testing/index.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

describeDatabases((open) => {
  let auth: TestAuth
  beforeAll(async () => {
    auth = await startAuth(await open())
  })

  it('a new user signs up, confirms, signs in, refreshes and signs out', async () => {
    const email = someone()
    const { client, open: follow } = auth.browser()
    const signUp = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Ada' } },
    })
    expect(signUp.error).toBeNull()
    expect(signUp.data.session).toBeNull()
    expect(signUp.data.user?.identities).toHaveLength(1)

    const link = await follow(auth.lastMail(email).path)
    expect(link.status).toBe(303)
    expect(link.headers.get('location')).toContain('#access_token=')

    const signIn = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(signIn.error).toBeNull()
    const { data } = await client.auth.getUser()
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada' })

    const refreshed = await client.auth.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(refreshed.data.session?.refresh_token).not.toBe(signIn.data.session?.refresh_token)

    expect((await client.auth.signOut()).error).toBeNull()
    const after = await auth.request('/user', {
      headers: { authorization: `Bearer ${refreshed.data.session?.access_token}` },
    })
    expect(after.status).toBe(403)
    expect(auth.faults).toEqual([])
  })

  it('somebody who forgot the password gets a link and sets a new one', async () => {
    const email = someone()
    const client = auth.client()
    await client.auth.signUp({ email, password: PASSWORD })
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const { token } = auth.lastMail(email)
    const verified = await client.auth.verifyOtp({ type: 'recovery', token_hash: token })
    expect(verified.error).toBeNull()
    expect((await client.auth.updateUser({ password: 'a better one' })).error).toBeNull()
    const again = await auth.client().auth.signInWithPassword({ email, password: 'a better one' })
    expect(again.error).toBeNull()
    expect(auth.faults).toEqual([])
  })
})
