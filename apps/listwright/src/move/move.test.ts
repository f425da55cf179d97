import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '@listwright/server'
import { createPostgresDatabase, freePort } from '@listwright/server/testing'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockData } from '../data/data-lock.ts'
import { readSettings } from '../settings/env.ts'
import { startProduct } from '../start-product.ts'
import { type Agent, anAgent, EVERYTHING, findAgent } from '../testing/agent.ts'
import { newDataFolder } from '../testing/data-folder.ts'
import { runProgram } from '../testing/product-process.ts'
import { startProject } from '../testing/supabase-project.ts'
import { type MoveRequest, runMove } from './run-move.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

let directory: string
/** The installation that is moved; never started again once it is made. */
let origin: string
let agent: Agent
let refreshToken: string

const settingsFor = (folder: string, more: Record<string, string> = {}) => ({
  DATA_DIR: folder,
  SUPABASE_DIR: join(root, 'supabase'),
  FUNCTIONS_DIR: join(directory, 'none'),
  LOG_LEVEL: 'silent',
  ...more,
})

const move = (folder: string, request: MoveRequest, more?: Record<string, string>) =>
  runMove(readSettings(settingsFor(folder, more)), request)

const serve = async <T>(
  folder: string,
  more: Record<string, string>,
  work: (url: string) => Promise<T>,
) => {
  const port = String(await freePort())
  const product = await startProduct(readSettings(settingsFor(folder, { PORT: port, ...more })))
  return work(product.url).finally(product.stop)
}

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.refresh_token ?? ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'move-'))
  origin = join(directory, 'origin')
  await newDataFolder(origin)
  await serve(origin, {}, async (url) => {
    agent = await anAgent(url, origin)
    refreshToken = await tokenOf((await findAgent(url, agent)).client)
  })
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** A copy of the installation, so that each move has its own. */
const anOrigin = async (name: string) => {
  const folder = join(directory, name)
  await cp(origin, folder, { recursive: true })
  return folder
}

const schemasOf = async (url: string) => {
  const database = await openPostgres({ url, connections: 1 })
  const { rows } = await database.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname !~ '^pg_|^information_schema$'",
  )
  await database.close()
  return rows.map(({ name }) => name)
}

describe('an embedded installation', () => {
  it('goes to PostgreSQL with accounts, sessions and files, and back to a new folder', async () => {
    const from = await anOrigin('to postgres')
    const { url: address, drop } = await createPostgresDatabase()
    const data = join(directory, 'server data')
    const there = await move(from, { to: address, data })
    expect(there.sums).toMatchObject({
      'auth.users': expect.stringMatching(/^1 rows, [0-9a-f]{32}$/),
      'public.property_photos': expect.stringMatching(/^1 rows, /),
      'storage.objects': expect.stringMatching(/^2 rows, /),
    })
    expect(there.files).toEqual({ count: 2, missing: [] })
    const production = await readFile(join(data, 'production.env'), 'utf8')
    expect(production).toMatch(/^ENCRYPTION_KEY=\S{32,}\nJWT_KEYS=\[.+\]\nSUPABASE_/)

    await serve(data, { DATABASE_URL: address }, async (url) => {
      const { client, found } = await findAgent(url, agent)
      expect(found).toEqual(EVERYTHING)
      const old = await client.auth.refreshSession({ refresh_token: refreshToken })
      expect(old.error).toBeNull()
    })
    // As if half a minute had passed, and another code could be used.
    const database = await openPostgres({ url: address, connections: 1 })
    await database.query('update auth.mfa_factors set last_accepted_step = null')
    await database.close()

    const back = join(directory, 'back from postgres')
    const returned = await move(data, { from: address, to: back })
    expect(returned.files).toEqual({ count: 2, missing: [] })
    await serve(back, {}, async (url) => {
      expect((await findAgent(url, agent)).found).toEqual(EVERYTHING)
    })
    await drop()
  })

  it('goes to a Supabase project, whose owner is no superuser, and back to a new folder', async () => {
    const from = await anOrigin('to supabase')
    const project = await startProject()
    const there = await move(from, { to: project.databaseUrl }, project.settings)
    expect(there.notes.join()).toContain('people sign in again')
    expect(there.files).toEqual({ count: 2, missing: [] })
    const { rows: users } = await project.database.query(
      'select instance_id, email, encrypted_password from auth.users',
    )
    expect(users).toEqual([
      {
        instance_id: '00000000-0000-0000-0000-000000000000',
        email: agent.email,
        encrypted_password: expect.stringMatching(/^\$argon2id\$v=19\$/),
      },
    ])
    const { rows: factors } = await project.database.query('select secret from auth.mfa_factors')
    expect(factors).toEqual([{ secret: agent.factor.secret }])
    const { rows: left } = await project.database.query(
      `select (select count(*)::int from auth.sessions) as sessions,
           (select count(*)::int from storage.objects where owner_id is null) as nobodys,
           (select count(*)::int from pg_trigger t where tgenabled = 'D') as sleeping`,
    )
    expect(left).toEqual([{ sessions: 0, nobodys: 0, sleeping: 0 }])

    // As its auth server leaves these.
    await project.database.execute(`
        update auth.users set raw_user_meta_data = null;
        update auth.mfa_factors set friendly_name = null;
        insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users;
        alter table storage.objects disable trigger user;
        insert into storage.objects (bucket_id, name, version, metadata) values
          ('property-photos', 'a/lost.jpg', gen_random_uuid(), '{"size":4,"contentLength":4,"mimetype":"image/jpeg"}');
        alter table storage.objects enable trigger user;
      `)
    const back = join(directory, 'back from supabase')
    const returned = await move(from, { from: project.databaseUrl, to: back }, project.settings)
    expect(returned.files).toEqual({ count: 2, missing: ['property-photos/a/lost.jpg'] })
    expect(returned.notes[0]).toBe('1 sessions stay behind: people sign in again.')
    expect(await readdir(back)).not.toContain('moving')
    await serve(back, {}, async (url) => {
      // Supabase does not keep which code was used last.
      expect((await findAgent(url, agent)).found).toEqual(EVERYTHING)
    })
    await project.stop()
  })

  it('is not moved onto another, and nothing of that one is touched', async () => {
    const from = await anOrigin('refused')
    const { url: address, drop } = await createPostgresDatabase()
    const database = await openPostgres({ url: address })
    await database.query(
      "insert into public.beta_invites (full_name, email) values ('A', 'a@example.test')",
    )
    await expect(move(from, { to: address })).rejects.toThrow(
      'The target is not empty: it has rows in public.beta_invites.',
    )
    const { rows } = await database.query('select email from public.beta_invites')
    expect(rows).toEqual([{ email: 'a@example.test' }])
    await database.close()

    const taken = join(directory, 'taken')
    await mkdir(taken)
    await writeFile(join(taken, 'letter.txt'), 'mine')
    await expect(move(from, { from: address, to: taken })).rejects.toThrow(
      /^The target is not empty: there are files in /,
    )
    expect(await readdir(taken)).toEqual(['letter.txt'])
    await expect(move(from, { to: join(directory, 'x') })).rejects.toThrow(/npm run backup/)
    await expect(move(from, { to: `${address}_absent` })).rejects.toThrow(
      /^The database of 127\.0\.0\.1:\d+ cannot be used: /,
    )
    await drop()
  })

  it('is not moved without the key that sealed its second factors, and its secrets go only with it', async () => {
    const from = await anOrigin('sealed')
    const { url: address, drop } = await createPostgresDatabase()
    const wrong = { ENCRYPTION_KEY: 'another key of at least 32 characters' }
    const empty = await createPostgresDatabase('template0')
    await expect(move(from, { to: empty.url }, wrong)).rejects.toThrow(
      /were sealed with another ENCRYPTION_KEY: set that one\.$/,
    )
    expect(await schemasOf(empty.url)).toEqual(['public'])
    await empty.drop()
    await move(from, { to: address })
    const back = join(directory, 'back without a key')
    const elsewhere = join(directory, 'elsewhere')
    await expect(move(elsewhere, { from: address, to: back })).rejects.toThrow(
      /^There is no secrets\.json in \S+elsewhere: set ENCRYPTION_KEY /,
    )
    await expect(move(from, { from: address, to: back }, wrong)).rejects.toThrow(
      /were sealed with another ENCRYPTION_KEY: set that one\.$/,
    )
    expect(await readdir(back)).toEqual([])
    await expect(readdir(elsewhere)).rejects.toThrow('ENOENT')

    await expect(move(from, { to: address })).rejects.toThrow(/^There is already a file /)
    const data = join(directory, 'never served')
    await expect(move(from, { to: address, data })).rejects.toThrow(/^The target is not empty: /)
    expect(await readdir(data)).toEqual([])
    await drop()
  })

  it('that a killed move left is neither started nor moved', async () => {
    const folder = await anOrigin('half moved')
    await writeFile(join(folder, 'moving'), '')
    const refusal = /^The move into \S+ moved did not finish: /
    await expect(serve(folder, {}, async () => undefined)).rejects.toThrow(refusal)
    await expect(move(folder, { to: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(refusal)
  })

  it('is not moved while a server runs on it, embedded or on PostgreSQL', async () => {
    const from = await anOrigin('busy')
    const { url: address, drop } = await createPostgresDatabase()
    const unlock = await lockData(from)
    expect(await runProgram('move', ['--to', address], { DATA_DIR: from }).ended).toEqual({
      code: 1,
      output: expect.stringMatching(/^The data folder \S+ is in use by process \d+: [^\n]+\n$/),
    })
    await unlock()
    await serve(join(directory, 'server'), { DATABASE_URL: address }, async () => {
      await expect(move(from, { from: address, to: join(directory, 'not there') })).rejects.toThrow(
        /^Somebody else is connected to the database to move from: /,
      )
    })
    await drop()
  })
})
