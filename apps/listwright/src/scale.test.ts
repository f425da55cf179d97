import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startPostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Balancer, startBalancer } from './testing/balancer.ts'
import { clientFor } from './testing/client-for.ts'
import { startLoad } from './testing/load.ts'
import { startMailServer } from './testing/mail-server.ts'
import { type ProductProcess, startProcess } from './testing/product-process.ts'

const PASSWORD = 'correct horse 7'
const PER_SECOND = 200
/** A balancer that looks every 50 ms has noticed by then, on a machine that does ten other things as well. */
const SHUTDOWN_DELAY_MS = 5_000

describe('three processes on one PostgreSQL, behind a balancer', () => {
  let directory: string
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let balancer: Balancer
  let ports: number[]
  let settings: Record<string, string>
  let processes: ProductProcess[]
  let key: string

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'scale-'))
    ports = [await freePort(), await freePort(), await freePort()]
    ;[postgres, mailServer, balancer] = await Promise.all([
      startPostgres(),
      startMailServer(),
      startBalancer(ports.map((port) => `http://127.0.0.1:${port}`)),
    ])
    settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      FUNCTIONS_DIR: join(directory, 'none'),
      SITE_URL: balancer.url,
      SANDBOX: 'false',
      SMTP_URL: mailServer.url,
      TRUSTED_PROXIES: '127.0.0.1',
      SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
    }
    // All at once: each of them finds an empty database, and one of them migrates it.
    processes = await Promise.all(ports.map((port) => startProcess(port, settings)))
    // `expect.poll` belongs to tests only.
    await vi.waitUntil(() => balancer.healthy().length === 3, { timeout: 600_000 })
    key = (await (await fetch(`${balancer.url}/config.json`)).json()).supabaseAnonKey
  })
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop('SIGKILL')))
    await balancer.close()
    await mailServer.close()
    await postgres.stop()
    await rm(directory, { recursive: true })
  })

  let people = 0
  /** A client of one of the processes, or of the balancer, at an address of its own. */
  const clientOf = (url = balancer.url) => clientFor(url, key, `198.51.100.${(++people % 250) + 1}`)
  const urlOf = (index: number) => processes[index % processes.length]?.url ?? ''
  const someone = () => `person-${++people}@example.test`

  const resetToken = async (email: string) => {
    const reset = () => mailServer.to(email).find(({ subject }) => /password/i.test(subject))
    await expect.poll(reset).toBeDefined()
    const link = /https?:\S+\/verify\?\S+/.exec(reset()?.text ?? '')?.[0] ?? ''
    return new URL(link).searchParams.get('token') ?? ''
  }

  it('somebody signs in at one, refreshes at another and resets the password at the third', async () => {
    const email = someone()
    expect((await clientOf(urlOf(0)).auth.signUp({ email, password: PASSWORD })).error).toBeNull()
    const signedIn = await clientOf(urlOf(0)).auth.signInWithPassword({ email, password: PASSWORD })
    expect(signedIn.error).toBeNull()
    const { refresh_token = '' } = signedIn.data.session ?? {}
    const refreshed = await clientOf(urlOf(1)).auth.refreshSession({ refresh_token })
    expect(refreshed.error).toBeNull()

    expect((await clientOf(urlOf(2)).auth.resetPasswordForEmail(email)).error).toBeNull()
    const token_hash = await resetToken(email)
    const third = clientOf(urlOf(2))
    expect((await third.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
    expect((await third.auth.updateUser({ password: 'another horse 8' })).error).toBeNull()
    const again = clientOf(urlOf(1)).auth.signInWithPassword({ email, password: 'another horse 8' })
    expect((await again).error).toBeNull()
  })

  it('a one-time token that is used at all of them at once lets one in', async () => {
    const email = someone()
    await clientOf(urlOf(0)).auth.signUp({ email, password: PASSWORD })
    await clientOf(urlOf(1)).auth.resetPasswordForEmail(email)
    const token_hash = await resetToken(email)
    const uses = [0, 1, 2, 0, 1, 2].map((index) =>
      clientOf(urlOf(index)).auth.verifyOtp({ type: 'recovery', token_hash }),
    )
    const outcomes = await Promise.all(uses)
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1)
  })

  it('wrong passwords are counted together', async () => {
    const email = someone()
    await clientOf(urlOf(0)).auth.signUp({ email, password: PASSWORD })
    const guesses = Array.from({ length: 18 }, (_, index) =>
      clientOf(urlOf(index)).auth.signInWithPassword({ email, password: `wrong ${index}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ error }) => error?.status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  })

  it('every mail is sent once, whichever of them sends it', async () => {
    const addresses = Array.from({ length: 24 }, someone)
    await Promise.all(
      addresses.map((email, index) =>
        clientOf(urlOf(index)).auth.signUp({ email, password: PASSWORD }),
      ),
    )
    const sent = () => addresses.filter((address) => mailServer.to(address).length > 0).length
    await expect.poll(sent).toBe(addresses.length)
    await sleep(500)
    expect(addresses.map((address) => mailServer.to(address).length)).toEqual(
      addresses.map(() => 1),
    )
  })

  const load = () =>
    startLoad({
      url: balancer.url,
      perSecond: PER_SECOND,
      next: (n) => ({
        path: n % 10 === 0 ? '/config.json' : '/rest/v1/plans?select=id',
        headers: { apikey: key, 'x-forwarded-for': `203.0.113.${(n % 250) + 1}` },
      }),
    })

  it('no request is lost while they are restarted one after the other under 200 requests a second', async () => {
    const running = load()
    await sleep(500)
    for (const [index, port] of ports.entries()) {
      expect(await processes[index]?.stop()).toBe(0)
      processes[index] = await startProcess(port, settings)
      await expect.poll(() => balancer.healthy().length).toBe(3)
    }
    await sleep(500)
    const { sent, statuses } = await running.stop()
    expect(sent).toBeGreaterThan(PER_SECOND)
    expect(statuses).toEqual({ 200: sent })
  })

  it('a database that restarts under load is answered with 503, and everything works again when it is back', async () => {
    const running = load()
    await sleep(500)
    // Straight to one of them: the balancer would not send anything to servers without a database.
    const direct = startLoad({
      url: urlOf(0),
      perSecond: 50,
      next: (n) => ({
        path: '/rest/v1/plans?select=id',
        headers: { apikey: key, 'x-forwarded-for': `192.0.2.${(n % 250) + 1}` },
      }),
    })
    await postgres.restart()
    await expect.poll(() => balancer.healthy().length).toBe(3)
    const { statuses: seen } = await direct.stop()
    expect(Object.keys(seen).filter((status) => !['200', '503'].includes(status))).toEqual([])
    expect(seen[503]).toBeGreaterThan(0)
    await running.stop()

    const email = someone()
    const signedUp = await clientOf().auth.signUp({ email, password: PASSWORD })
    expect(signedUp.error).toBeNull()
    // The outbox hears of new mails again.
    await expect.poll(() => mailServer.to(email).length).toBe(1)
    for (const { child } of processes) expect(child.exitCode).toBeNull()
  })
})
