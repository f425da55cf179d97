import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anon, call, type Database } from '../tests/cast.ts'
import { openHostedDatabase } from '../tests/describe-databases.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const FILLED_IN = {
  project_url: 'https://project.supabase.test/',
  secret_key: 'sb_secret_schedule',
  relay_secret: 'a relay secret',
}

let database: Database
beforeAll(async () => {
  database = await openHostedDatabase()
  await database.execute(read('testing/extensions.sql'))
})
afterAll(() => database.close())

/** Runs the file as an operator would have filled it in. */
const setUp = (values: Partial<typeof FILLED_IN>) =>
  database.execute(
    Object.entries(values).reduce(
      (sql, [name, value]) =>
        sql.replace(`set listwright.${name} = ''`, `set listwright.${name} = '${value}'`),
      read('set-up.sql'),
    ),
  )
const rows = async <Row>(sql: string) => (await database.query<Row & object>(sql)).rows
const jobs = () => rows<{ jobname: string; command: string }>('select * from cron.job')
const runJob = async (name: string) => {
  const job = (await jobs()).find(({ jobname }) => jobname === name)
  await database.execute(job?.command ?? 'no such job')
}

it('says what is missing', async () => {
  await expect(setUp({})).rejects.toThrow('fill it in')
})

it('schedules housekeeping and mail, and can be run again without its values', async () => {
  await setUp(FILLED_IN)
  const before = await jobs()
  expect(before.map(({ jobname }) => jobname).toSorted()).toEqual([
    'deliver-mail',
    'forget-runs',
    'housekeeping',
  ])
  await setUp({})
  expect(await jobs()).toEqual(before)
  expect(await rows('select id from vault.secrets')).toHaveLength(2)
  await runJob('housekeeping')
  await runJob('forget-runs')
})

it('no table of the schedules shows the key', async () => {
  expect(JSON.stringify(await jobs())).not.toContain('sb_secret')
})

it('deliver-mail is called with the key of the Vault, and only when a mail is due', async () => {
  const requests = () =>
    rows<{ url: string; headers: { apikey: string } }>('select * from net.http_request_queue')
  await runJob('deliver-mail')
  expect(await requests()).toEqual([])
  await database.query(
    `insert into public.mail_outbox (to_address, subject, letter) values ('a@example.test', 'Hi', '{}')`,
  )
  await runJob('deliver-mail')
  expect(await requests()).toMatchObject([
    {
      url: 'https://project.supabase.test/functions/v1/deliver-mail',
      headers: { apikey: 'sb_secret_schedule' },
    },
  ])
})

it('a key that is replaced is used from then on', async () => {
  await setUp({ secret_key: 'sb_secret_next' })
  await runJob('deliver-mail')
  expect(
    await rows(
      `select id from net.http_request_queue where headers ->> 'apikey' = 'sb_secret_next'`,
    ),
  ).toHaveLength(1)
})

it('functions that know the relay’s secret are believed, until it is replaced', async () => {
  const address = () =>
    call(
      database,
      {
        ...anon,
        request: {
          method: 'POST',
          path: '/',
          headers: {
            'cf-connecting-ip': '192.0.2.1',
            'x-relayed-for': '203.0.113.7',
            'x-relay-secret': FILLED_IN.relay_secret,
          },
        },
      },
      'private.request_address()',
    )
  expect(await address()).toBe('203.0.113.7')
  await setUp({ relay_secret: 'another one' })
  expect(await address()).toBe('192.0.2.1')
})
