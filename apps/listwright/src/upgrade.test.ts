import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Database,
  type MigrationFolders,
  migrate,
  openPglite,
  pendingMigrations,
  platformMigrations,
  SecretBox,
} from '@listwright/server'
import { codeAt, freePort, stepAt } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSecrets } from './data/secrets-file.ts'
import { readSettings } from './settings/env.ts'
import { startProduct } from './start-product.ts'
import { addPhoto, signedIn } from './testing/agent.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const supabase = join(root, 'supabase')

/** The release before photos, live updates and writing settings: what it applied of each folder. */
const RELEASE = { platform: '0030', product: '20261120' }
const PERSON = {
  id: randomUUID(),
  email: 'agent@example.test',
  password: 'correct horse 7',
  hash: '$argon2id$v=19$m=19456,t=2,p=1$72BQJ5lP0kiwGtnHfpV1QA$oAqrIK+3bITxHMd7gh5/QcNdNnAXAzzL5XgQqiGwDEQ',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  property: randomUUID(),
}

let directory: string
let old: MigrationFolders

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'upgrade-'))
  old = {
    platform: await filesBefore(RELEASE.platform, platformMigrations, 'old platform'),
    product: await filesBefore(RELEASE.product, join(supabase, 'migrations'), 'old product'),
  }
  const dataDir = join(directory, 'data')
  const { encryptionKey } = await loadSecrets(dataDir)
  const database = await openPglite({ directory: join(dataDir, 'database') })
  await migrate(database, old)
  await fill(database, new SecretBox(encryptionKey))
  await database.close()
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const filesBefore = async (version: string, folder: string, name: string) => {
  const target = join(directory, name)
  await mkdir(target)
  for (const file of await readdir(folder)) {
    if (file.endsWith('.sql') && file < version) await cp(join(folder, file), join(target, file))
  }
  return target
}

/** What that release would have written for somebody who uses all of it. */
const fill = async (database: Database, seal: SecretBox) => {
  const { id, email, hash, secret, property } = PERSON
  await database.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
     values ($1, $2, $3, now(), '{"provider":"email","providers":["email"]}')`,
    [id, email, hash],
  )
  await database.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider)
     values ($1::text, $1::uuid, json_build_object('sub', $1::text, 'email', $2::text), 'email')`,
    [id, email],
  )
  await database.query(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
     values ($1, 'app', 'totp', 'verified', $2)`,
    [id, seal.seal(secret)],
  )
  await database.query(
    `insert into public.properties
       (id, user_id, address, city, state, zip_code, bedrooms, bathrooms, square_feet, price, property_type)
     values ($1, $2, '12 Oak Street', 'Decatur', 'GA', '30030', 3, 2.5, 2013, 499900, 'Townhouse')`,
    [property, id],
  )
  await database.query(
    `insert into public.content (user_id, property_id, tone, description, social_captions)
     values ($1, $2, 'modern', 'Three bedrooms.', '{"facebook":"a","instagram":"b","linkedin":"c","twitter":"d"}')`,
    [id, property],
  )
}

const start = async (folder: string, product = supabase) =>
  startProduct(
    readSettings({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      SUPABASE_DIR: product,
      FUNCTIONS_DIR: join(directory, 'none'),
      LOG_LEVEL: 'silent',
    }),
  )

const aDataFolder = async (name: string) => {
  const folder = join(directory, name)
  await cp(join(directory, 'data'), folder, { recursive: true })
  return folder
}

it('the data folder of an earlier release is upgraded when this one starts, and keeps everything', async () => {
  const folder = await aDataFolder('upgraded')
  const { url, stop } = await start(folder)
  const client = await signedIn(url, PERSON)
  const factors = await client.auth.mfa.listFactors()
  const raised = await client.auth.mfa.challengeAndVerify({
    factorId: factors.data?.totp[0]?.id ?? '',
    code: codeAt(PERSON.secret, stepAt(new Date())),
  })
  expect(raised.error).toBeNull()
  const { data } = await client.from('properties').select('id, content(description)').single()
  expect(data).toEqual({ id: PERSON.property, content: [{ description: 'Three bedrooms.' }] })
  // What that release did not have.
  await addPhoto(client, PERSON.property)
  await stop()
  expect((await readdir(folder)).filter((name) => /upgrade/.test(name))).toEqual([])
})

it('an upgrade that was killed halfway starts over from the copy that was made before it', async () => {
  const folder = await aDataFolder('killed')
  const database = join(folder, 'database')
  await cp(database, `${database}.before-upgrade`, { recursive: true })
  const half = await openPglite({ directory: database })
  await migrate(half, { ...old, platform: platformMigrations })
  await half.query('delete from public.properties')
  await half.close()

  await (await start(folder)).stop()
  const upgraded = await openPglite({ directory: database })
  const { rows } = await upgraded.query('select id from public.properties')
  await upgraded.close()
  expect(rows).toEqual([{ id: PERSON.property }])
  expect((await readdir(folder)).filter((name) => /upgrade/.test(name))).toEqual([])
})

it('an upgrade that fails is undone as a whole, and says so in one line', async () => {
  const folder = await aDataFolder('refused')
  const broken = join(directory, 'broken')
  await cp(join(supabase, 'migrations'), join(broken, 'migrations'), { recursive: true })
  await cp(join(supabase, 'config.toml'), join(broken, 'config.toml'))
  await writeFile(
    join(broken, 'migrations/30000101000000_broken.sql'),
    'delete from public.properties; select nonsense;',
  )
  await expect(start(folder, broken)).rejects.toThrow(
    /^The migration 30000101000000_broken\.sql failed: column "nonsense" does not exist\. The upgrade was undone, and \S+ is as it was: [^\n]+\.$/,
  )
  expect((await readdir(folder)).filter((name) => /upgrade/.test(name))).toEqual([])

  // As that release finds it: nothing new was applied, nothing is missing.
  const database = await openPglite({ directory: join(folder, 'database') })
  expect(await pendingMigrations(database, old)).toEqual([])
  const { rows } = await database.query(
    `select count(*)::int as count, to_regclass('public.property_photos') as photos from public.properties`,
  )
  expect(rows).toEqual([{ count: 1, photos: null }])
  await database.close()
})
