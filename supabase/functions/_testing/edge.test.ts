import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { generateContentResponse } from '@listwright/contracts'
import { trustProxies } from '@listwright/server'
import { freePort, listenForTest, openTestDatabase } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProperty, type Backend, startBackend } from './backend.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
// The package's own starter would leave its child behind when it is stopped.
const denoBinary: string = createRequire(import.meta.url)('deno/install_api.cjs').runInstall()
const NAMES = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)

/** Runs Deno as the edge would, but with nothing fetched: all packages come from node_modules. */
const deno = ([command = '', ...args]: string[], env: Record<string, string> = {}) =>
  spawn(denoBinary, [command, '--node-modules-dir=manual', ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DENO_DIR: fileURLToPath(new URL('../../../.cache/deno', import.meta.url)),
      DENO_NO_UPDATE_CHECK: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

describe('on the edge runtime', () => {
  let backend: Backend
  const running: ChildProcess[] = []
  const ports = new Map<string, number>()
  const closers: (() => Promise<unknown>)[] = []

  const invoke = (name: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${ports.get(name)}/${name}`, { method: 'POST', ...init })

  beforeAll(async () => {
    const database = await openTestDatabase('pglite')
    backend = await startBackend(database, () => ({}))
    const listener = await listenForTest({ trustedProxies: trustProxies(['127.0.0.1']) })
    listener.serve((request) => backend.fetch(request))
    closers.push(
      listener.close,
      () => backend.close(),
      () => database.close(),
    )
    const env = {
      ...backend.environment,
      SUPABASE_URL: `http://127.0.0.1:${listener.port}`,
      STRIPE_API_URL: `http://127.0.0.1:${listener.port}/sandbox/payments`,
    }
    for (const name of NAMES) {
      const port = await freePort()
      ports.set(name, port)
      const flags = ['--no-check', '--no-remote', '--allow-env', '--allow-net']
      running.push(
        deno(['run', ...flags, `${name}/index.ts`], {
          ...env,
          DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        }),
      )
    }
  })
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    for (const close of closers) await close()
  })

  it('every entry type-checks', async () => {
    const checking = deno(['check', '--no-remote', ...NAMES.map((name) => `${name}/index.ts`)])
    const complaints: Buffer[] = []
    checking.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
    const [code] = await once(checking, 'close')
    expect(String(Buffer.concat(complaints))).not.toContain('error')
    expect(code).toBe(0)
  })

  it.each(NAMES)('%s answers a browser and refuses nonsense politely', async (name) => {
    await expect.poll(() => invoke(name, { method: 'OPTIONS' })).toMatchObject({ status: 204 })
    const answer = await invoke(name, { body: 'nonsense' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(600)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({ code: expect.any(String) })
  })

  it('an agent’s text is written there, and a checkout started', async () => {
    const ann = await backend.signUp()
    const headers = {
      authorization: `Bearer ${ann.token}`,
      apikey: backend.settings.SUPABASE_PUBLISHABLE_KEY,
    }
    const written = await invoke('generate-content', {
      headers,
      body: JSON.stringify({ property_id: await aProperty(ann), tone: 'luxury', seed: 5 }),
    })
    expect(generateContentResponse.parse(await written.json()).description).not.toBe('')
    const checkout = await invoke('create-checkout', {
      headers,
      body: JSON.stringify({ planId: 'starter' }),
    })
    expect(await checkout.json()).toMatchObject({ url: expect.stringContaining('/checkout/') })
  })
})
