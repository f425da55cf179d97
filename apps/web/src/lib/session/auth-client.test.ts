// @vitest-environment node

import type { Session } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectClient } from '@/lib/connect-client.ts'

type Answer = () => Response

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const token = (secondsLeft: number) =>
  [
    '{"alg":"none"}',
    JSON.stringify({ sub: 'agent', exp: Math.floor(Date.now() / 1000) + secondsLeft }),
    'x',
  ]
    .map((part) => btoa(part))
    .join('.')

const aSession = (secondsLeft: number) =>
  ({
    access_token: token(secondsLeft),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: 'agent', factors: [] },
  }) as unknown as Session

/** The real client, as the app makes it, on a storage and a network of its own. */
const connect = async (session: Session | null, answer: Answer) => {
  const refreshes: number[] = []
  const started = Date.now()
  const kept = new Map(session ? [['sb-site-auth-token', JSON.stringify(session)]] : [])
  const client = connectClient('http://site.test', 'anon', {
    auth: { flowType: 'implicit', detectSessionInUrl: false },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async (url) => {
      if (String(url).includes('refresh_token')) refreshes.push(Date.now() - started)
      return answer()
    },
  })
  return { auth: await client.auth(), refreshes }
}

describe('the auth client', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    // The client logs each retry.
    vi.spyOn(console, 'warn').mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('[RUN-01] [RUN-02] [GUARD-36] refreshes at a tick of 30 s once 90 s or less remain', async () => {
    const { auth, refreshes } = await connect(aSession(140), () => json(aSession(3600)))
    const events: string[] = []
    auth.onAuthStateChange((event) => void events.push(event))
    await auth.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(refreshes).toEqual([])
    await vi.advanceTimersByTimeAsync(32_000)
    expect(refreshes).toHaveLength(1)
    expect(events).toContain('TOKEN_REFRESHED')
    await auth.stopAutoRefresh()
  })

  it.each([
    ['ERR-40', 502],
    ['ERR-41', 503],
    ['ERR-42', 504],
  ])('[%s] a %i of the service is tried again and the session kept', async (_, status) => {
    let tries = 0
    const { auth } = await connect(aSession(-10), () => {
      tries += 1
      return tries === 1 ? new Response('', { status }) : json(aSession(3600))
    })
    const asked = auth.getSession()
    await vi.advanceTimersByTimeAsync(5000)
    expect((await asked).data.session?.user.id).toBe('agent')
    expect(tries).toBe(2)
  })

  it('[RUN-03] [RUN-04] [RUN-05] retries after 200 ms, then doubles, for 30 s at most', async () => {
    const { auth, refreshes } = await connect(
      aSession(-10),
      () => new Response('', { status: 503 }),
    )
    const asked = auth.getSession()
    await vi.advanceTimersByTimeAsync(60_000)
    await asked
    const gaps = refreshes.slice(1, 4).map((moment, place) => moment - (refreshes[place] ?? 0))
    expect(gaps).toEqual([200, 400, 800])
    expect(refreshes.filter((moment) => moment < 60_000).at(-1)).toBeLessThanOrEqual(31_000)
  })

  it('[GUARD-33] [ENT-01] [ENT-02] [ENT-03] tells of the stored session first', async () => {
    const { auth } = await connect(aSession(3600), () => json({}))
    const events: [string, string | undefined][] = []
    auth.onAuthStateChange((event, session) => void events.push([event, session?.user.id]))
    await vi.advanceTimersByTimeAsync(100)
    expect(events.at(-1)).toEqual(['INITIAL_SESSION', 'agent'])
  })

  it('[GUARD-34] [GUARD-37] tells of a sign-in and of a changed user', async () => {
    const { auth } = await connect(null, () => json({ ...aSession(3600), id: 'agent' }))
    const events: string[] = []
    auth.onAuthStateChange((event) => void events.push(event))
    await auth.signInWithPassword({ email: 'a@example.com', password: 'secret1' })
    await auth.updateUser({ data: { full_name: 'Ada' } })
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'USER_UPDATED']))
  })

  it('[ERR-36] an update without a session is refused', async () => {
    const { auth } = await connect(null, () => json({}))
    const { error } = await auth.updateUser({ password: 'secret1' })
    expect(error).toMatchObject({ message: 'Auth session missing!', status: 400 })
  })

  it('[ERR-44] a code that cannot be exchanged is an error of its own', async () => {
    const refusal = { error_code: 'bad_code_verifier', msg: 'code challenge does not match' }
    const { auth } = await connect(null, () => json(refusal, 400))
    const { error } = await auth.exchangeCodeForSession('bad')
    expect(error).toMatchObject({ code: 'bad_code_verifier', status: 400 })
  })

  it('[ERR-48] a sign-in with neither email nor phone is refused', async () => {
    const { auth } = await connect(null, () => json({}))
    const attempt = auth.signInWithPassword({ password: 'secret1' } as never)
    await expect(attempt.then(({ error }) => Promise.reject(error))).rejects.toThrow(
      'You must provide either an email or phone number and a password',
    )
  })
})
