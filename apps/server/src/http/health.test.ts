import { expect, it } from 'vitest'
import { openPostgres } from '../database/postgres.ts'
import { startFlakyProxy } from '../testing/flaky-proxy.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createPostgresDatabase } from '../testing/test-database.ts'

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
