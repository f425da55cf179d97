import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'
import { startFlakyProxy } from '../testing/flaky-proxy.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createPostgresDatabase, templateFile } from '../testing/test-database.ts'

it('health is 503 while the database is away, and 200 when it is back', async () => {
  const { url, drop } = await createPostgresDatabase()
  const target = new URL(url)
  const proxy = await startFlakyProxy({ host: target.hostname, port: Number(target.port) })
  target.port = String(proxy.port)
  const database = await openPostgres({ url: target.href })
  const { app } = await createTestApp(database)
  const health = async () => (await app.request('/health')).status

  expect(await health()).toBe(200)
  expect(await (await app.request('/health')).json()).toEqual({ status: 'ok' })
  proxy.cut()
  expect(await health()).toBe(503)
  proxy.mend()
  await expect.poll(health).toBe(200)

  await database.close()
  await proxy.close()
  await drop()
})

it('health is 200 at once while the embedded database works on something long', async () => {
  const database = await openPglite({ load: templateFile() })
  const { app } = await createTestApp(database)
  let seconds = 1
  // On a slow machine the answer takes long as well: then the statement has to take longer.
  const askDuringStatement = async () => {
    let isOver = false
    const statement = database.query('select pg_sleep($1)', [seconds]).then(() => {
      isOver = true
    })
    const { status } = await app.request('/health')
    const wasOver = isOver
    seconds *= 2
    await statement
    return { status, wasOver }
  }
  await expect.poll(askDuringStatement).toEqual({ status: 200, wasOver: false })
  await database.close()
  expect((await app.request('/health')).status).toBe(503)
})

it('health is 503 as soon as the server is about to stop, and everything else is served as before', async () => {
  const database = { ping: async () => undefined } as unknown as Database
  const { app } = await createTestApp(database)
  app.leave()
  const health = await app.request('/health')
  expect(health.status).toBe(503)
  expect(health.headers.get('retry-after')).toBe('2')
  expect(await health.json()).toEqual({ status: 'stopping' })
  expect((await app.request('/config.json')).status).toBe(200)
})

it('health of a busy database that answered a moment ago does not wait for it', async () => {
  let answer = Promise.resolve()
  const database = { ping: () => answer } as unknown as Database
  const { app } = await createTestApp(database)
  expect((await app.request('/health')).status).toBe(200)
  answer = new Promise(() => undefined)
  // Had it waited, it would say that the database is unavailable.
  expect((await app.request('/health')).status).toBe(200)
})
