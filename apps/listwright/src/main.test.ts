import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresDatabase, freePort } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientFor } from './testing/client-for.ts'
import { runProgram, startProcess } from './testing/product-process.ts'

const DEMO = 'demo@listwright.test'

/** Exit code and output of a start that is expected to fail. */
const failedStart = (settings: Record<string, string>) => runProgram('main', [], settings).ended

describe('npm start, embedded', () => {
  let directory: string
  let port: number
  let url: string
  let settings: Record<string, string>

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'main-'))
    port = await freePort()
    url = `http://127.0.0.1:${port}`
    settings = { DATA_DIR: join(directory, 'data'), DEMO_EMAIL: DEMO }
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it('[SEC-CFG-11] serves, lets the demo account in, refuses a second process, survives a kill and stops on SIGTERM', async () => {
    const first = await startProcess(port, settings)
    expect(first.output()).toContain(`The product is ready at ${url}\n`)
    await expect.poll(first.output).toMatch(/Demo login .+\n/)
    const password = /Demo login demo@listwright\.test \/ (\S+)/.exec(first.output())?.[1] ?? ''
    expect((await stat(join(settings.DATA_DIR ?? '', 'secrets.json'))).mode & 0o777).toBe(0o600)

    const config = await (await fetch(`${url}/config.json`)).json()
    const client = clientFor(url, config.supabaseAnonKey)
    const signIn = await client.auth.signInWithPassword({ email: DEMO, password })
    expect(signIn.error).toBeNull()
    const profile = await client.from('profiles').select('id, email').single()
    expect(profile.data).toMatchObject({ id: signIn.data.user?.id, email: DEMO })

    const PORT = String(port)
    const samePort = failedStart({ ...settings, PORT, DATA_DIR: join(directory, 'other') })
    const sameData = failedStart({ ...settings, PORT: String(await freePort()) })
    expect(await samePort).toEqual({
      code: 1,
      output: expect.stringMatching(/^Port \d+ is in use by another program: [^\n]+\n$/),
    })
    expect(await sameData).toEqual({
      code: 1,
      output: expect.stringMatching(/^The data folder \S+ is in use by process \d+: [^\n]+\n$/),
    })

    await first.stop('SIGKILL')
    const second = await startProcess(port, settings)
    const again = await client.auth.signInWithPassword({ email: DEMO, password })
    expect(again.error).toBeNull()
    expect(await second.stop()).toBe(0)
    await expect(stat(join(settings.DATA_DIR ?? '', 'lock'))).rejects.toThrow('ENOENT')
  })
})

describe('npm start, where the data folder cannot be', () => {
  it.each([
    ['is a file', 'taken', 'there is a file of that name'],
    ['lies in a file', 'taken/data', 'a part of that path is a file'],
  ])('says in one sentence that it %s, on either database', async (_, path, reason) => {
    const directory = await mkdtemp(join(tmpdir(), 'main-'))
    await writeFile(join(directory, 'taken'), '')
    const { url: databaseUrl, drop } = await createPostgresDatabase()
    const DATA_DIR = join(directory, path)
    const databases: Record<string, string>[] = [{}, { DATABASE_URL: databaseUrl }]
    for (const more of databases) {
      expect(await failedStart({ PORT: '0', DATA_DIR, ...more })).toEqual({
        code: 1,
        output: `The data folder ${DATA_DIR} cannot be used, because ${reason}: choose another folder with DATA_DIR.\n`,
      })
    }
    await drop()
    await rm(directory, { recursive: true })
  })
})

describe('npm start, with settings that only their use shows to be wrong', () => {
  const PUBLIC_HALF = {
    kty: 'EC',
    alg: 'ES256',
    crv: 'P-256',
    x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
    y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  }
  const WRONG: [string, Record<string, string>, RegExp][] = [
    [
      'an address of another machine',
      { HOST: '203.0.113.1' },
      /^Nobody can listen at 203\.0\.113\.1/,
    ],
    [
      'a key without a private half',
      { JWT_KEYS: JSON.stringify([PUBLIC_HALF]) },
      /^Signing key 1 /,
    ],
    [
      'a key of no algorithm',
      { JWT_KEYS: '[{"kty":"oct","alg":"none","k":"AA"}]' },
      /^Signing key 1 /,
    ],
  ]

  it.each(WRONG)('says in one line what is wrong with %s', async (_, given, line) => {
    const directory = await mkdtemp(join(tmpdir(), 'main-'))
    const { code, output } = await failedStart({ PORT: '0', DATA_DIR: directory, ...given })
    expect(code).toBe(1)
    expect(output).toMatch(line)
    expect(output.trim()).not.toContain('\n')
    await rm(directory, { recursive: true })
  })

  it('says in one line that there are no functions, where the product is meant to be used', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'main-'))
    const random = () => randomBytes(32).toString('base64url')
    const FUNCTIONS_DIR = join(directory, 'mistyped')
    const stopped = await failedStart({
      NODE_ENV: 'production',
      PORT: '0',
      SITE_URL: 'https://listings.example',
      DATA_DIR: join(directory, 'data'),
      FUNCTIONS_DIR,
      JWT_SECRET: random(),
      ENCRYPTION_KEY: random(),
      SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${random()}`,
      SUPABASE_SECRET_KEY: `sb_secret_${random()}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'error',
    })
    expect(stopped).toEqual({
      code: 1,
      output: `There are no functions in ${FUNCTIONS_DIR}: name their folder with FUNCTIONS_DIR.\n`,
    })
    await rm(directory, { recursive: true })
  })

  it('says in one line that a database is not there, and that its secrets are damaged', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'main-'))
    const { url: databaseUrl, drop } = await createPostgresDatabase()
    const settings = { PORT: '0', DATA_DIR: directory, DATABASE_URL: `${databaseUrl}_absent` }
    expect(await failedStart(settings)).toEqual({
      code: 1,
      output: expect.stringMatching(/^The database of DATABASE_URL cannot be used: [^\n]+\n$/),
    })
    await writeFile(join(directory, 'secrets.json'), '{')
    expect(await failedStart(settings)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The data folder \S+ cannot be used, because its secrets[^\n]+\n$/,
      ),
    })
    await drop()
    await rm(directory, { recursive: true })
  })
})

describe('npm start, with a PostgreSQL server', () => {
  it('several processes serve the same accounts', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'main-'))
    const { url: databaseUrl, drop } = await createPostgresDatabase()
    const ports = [await freePort(), await freePort()]
    const running = await Promise.all(
      ports.map((port) =>
        startProcess(port, {
          DATABASE_URL: databaseUrl,
          DATA_DIR: directory,
          FUNCTIONS_DIR: join(directory, 'none'),
          SITE_URL: `http://127.0.0.1:${ports[0]}`,
        }),
      ),
    )
    const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`)
    const { supabaseAnonKey } = await (await fetch(`${first}/config.json`)).json()
    const credentials = { email: 'ada@example.test', password: 'correct horse 7' }
    const signUp = await clientFor(first ?? '', supabaseAnonKey).auth.signUp(credentials)
    expect(signUp.error).toBeNull()
    const elsewhere = clientFor(second ?? '', supabaseAnonKey)
    expect((await elsewhere.auth.signInWithPassword(credentials)).error).toBeNull()
    const { data } = await elsewhere.from('profiles').select('email').single()
    expect(data).toEqual({ email: credentials.email })

    const signUpElsewhere = await elsewhere.auth.signUp({
      ...credentials,
      email: 'bo@example.test',
    })
    expect(signUpElsewhere.error).toBeNull()

    for (const { child } of running) child.kill('SIGTERM')
    for (const each of running) {
      expect(await each.ended).toEqual({ code: 0, output: expect.not.stringContaining('Error') })
    }
    await drop()
    await rm(directory, { recursive: true })
  })
})

describe('npm start for a hosted project', () => {
  let directory: string
  let port: number
  let url: string
  let settings: Record<string, string>

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pages-'))
    await writeFile(join(directory, 'index.html'), '<h1>Landing</h1>')
    await writeFile(join(directory, 'app.html'), '<div id="root"></div>')
    await writeFile(join(directory, 'routes.json'), '{"app":["/login"]}')
    port = await freePort()
    url = `http://127.0.0.1:${port}`
    settings = {
      NODE_ENV: 'production',
      SITE_URL: url,
      WEB_DIR: directory,
      DATA_DIR: join(directory, 'data'),
      // Unreachable on purpose: nothing may try.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SUPABASE_URL: 'https://project.supabase.test',
      SUPABASE_ANON_KEY: 'sb_publishable_key',
    }
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it('serves pages and their settings, and nothing else: no database, no services, no secrets', async () => {
    const pages = await startProcess(port, { ...settings, SHUTDOWN_DELAY_MS: '0' })
    try {
      expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({
        supabaseUrl: 'https://project.supabase.test',
        supabaseAnonKey: 'sb_publishable_key',
      })
      const answers = await Promise.all(
        ['/health', '/', '/login', '/nowhere'].map((path) => fetch(url + path)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404])
      expect(answers[2]?.headers.get('content-security-policy')).toContain(
        'https://project.supabase.test wss://project.supabase.test',
      )
      const services = ['auth', 'rest', 'storage', 'realtime', 'functions', 'sandbox']
      for (const service of services)
        for (const method of ['GET', 'POST']) {
          const { status } = await fetch(`${url}/${service}/v1/health`, { method })
          expect([service, method, status]).toEqual([service, method, 404])
        }
      expect((await fetch(`${url}/metrics`)).status).toBe(404)
      await expect(stat(settings.DATA_DIR ?? '')).rejects.toThrow('ENOENT')
    } finally {
      expect(await pages.stop()).toBe(0)
    }
  })

  it('tells its figures to whoever has the token, and is stopping for as long as a balancer needs', async () => {
    const token = 'a-token-that-scrapers-know'
    const pages = await startProcess(port, {
      ...settings,
      METRICS_TOKEN: token,
      SHUTDOWN_DELAY_MS: '6000',
    })
    try {
      await fetch(`${url}/login`)
      expect((await fetch(`${url}/metrics`)).status).toBe(401)
      const scraped = await fetch(`${url}/metrics`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const text = await scraped.text()
      expect(text).toContain('http_requests_total{method="GET",route="/*",status="200"} 1\n')
      expect(text).toMatch(/^process_cpu_seconds_total /m)
      expect(text).not.toContain('database_')

      const stopping = performance.now()
      pages.child.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${url}/health`)).status).toBe(503)
      expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'stopping' })
      expect((await fetch(`${url}/login`)).status).toBe(200)
      expect((await pages.ended).code).toBe(0)
      expect(performance.now() - stopping).toBeGreaterThan(5_900)
    } finally {
      pages.child.kill('SIGKILL')
    }
  })
})
