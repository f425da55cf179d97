// @vitest-environment node

import { afterEach, describe, expect, it, vi } from 'vitest'
import { loseAuthClient } from '@/testing/lose-auth-client.ts'
import { aSession, json } from '@/testing/wire.ts'
import { connectClient } from './connect-client.ts'
import { isRetryable } from './session/is-retryable.ts'

interface Kept {
  secondsLeft: number
  /** Of another Supabase project than the client's. */
  isForeign?: boolean
  importAuth?: ReturnType<typeof loseAuthClient>['importAuth']
}

/** The client of a browser that keeps a session, on a network that answers everything. */
const open = ({ secondsLeft, isForeign = false, ...parts }: Kept) => {
  const sent: { path: string; token: string | null }[] = []
  const session = { ...aSession(), expires_at: Math.floor(Date.now() / 1000) + secondsLeft }
  const name = isForeign ? 'sb-other-auth-token' : 'sb-site-auth-token'
  const kept = new Map([[name, JSON.stringify(session)]])
  const client = connectClient('http://site.test', 'anon', {
    auth: { autoRefreshToken: false, detectSessionInUrl: false },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      sent.push({ path: pathname, token: new Headers(init?.headers).get('authorization') })
      if (pathname === '/auth/v1/token') return json({ ...aSession(), access_token: 'renewed' })
      return json([])
    },
    realtime: { transport: class {} as never },
    ...parts,
  })
  return { client, sent, token: session.access_token }
}

describe('the client', () => {
  it('reads with the session that the browser keeps, before the auth client is there', async () => {
    const { client, sent, token } = open({ secondsLeft: 3600 })
    await client.from('teams').select('name')
    expect(sent).toEqual([{ path: '/rest/v1/teams', token: `Bearer ${token}` }])
  })

  it('has a session renewed that is about to end, and reads with the new one', async () => {
    const { client, sent } = open({ secondsLeft: 60 })
    await client.from('teams').select('name')
    expect(sent.map(({ path }) => path)).toEqual(['/auth/v1/token', '/rest/v1/teams'])
    expect(sent.at(-1)?.token).toBe('Bearer renewed')
  })

  it('never sends the session of another project', async () => {
    const { client, sent } = open({ secondsLeft: 3600, isForeign: true })
    await client.from('teams').select('name')
    expect(sent).toEqual([{ path: '/rest/v1/teams', token: 'Bearer anon' }])
  })

  it('calls functions and signs files as whoever is signed in', async () => {
    const { client, sent, token } = open({ secondsLeft: 3600 })
    const { functions, storage } = await client.services()
    await functions.invoke('list-models', { body: {} })
    await storage.from('photos').createSignedUrls(['a.jpg'], 60)
    expect(sent).toHaveLength(2)
    for (const request of sent) expect(request.token).toBe(`Bearer ${token}`)
  })

  it('goes on with the session as the auth client changes it', async () => {
    const { client, sent } = open({ secondsLeft: 3600 })
    const events: string[] = []
    const stop = client.onSession((event) => void events.push(event))
    const { error } = await (await client.auth()).signOut({ scope: 'local' })
    expect(error).toBeNull()
    expect(events).toContain('SIGNED_OUT')
    await client.from('teams').select('name')
    expect(sent.at(-1)).toEqual({ path: '/rest/v1/teams', token: 'Bearer anon' })
    stop()
  })
})

describe('an auth client that cannot be loaded', () => {
  afterEach(() => vi.restoreAllMocks())

  it('answers as if the service were not reached, and is loaded by a later call', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { importAuth, findAgain } = loseAuthClient()
    const { client } = open({ secondsLeft: 3600, importAuth })
    const auth = await client.auth()
    const { data, error } = await auth.getSession()
    expect(data.session).toBeNull()
    expect(isRetryable(error)).toBe(true)
    expect(isRetryable((await auth.mfa.recoveryCodes.verify({ code: 'a' })).error)).toBe(true)
    findAgain()
    expect((await (await client.auth()).getSession()).data.session).not.toBeNull()
  })

  it('sends no request without the session that it would have to renew', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { importAuth } = loseAuthClient()
    const { client, sent } = open({ secondsLeft: 60, importAuth })
    const { error } = await client.from('teams').select('name').retry(false)
    expect(error).not.toBeNull()
    expect(sent).toEqual([])
  })
})
