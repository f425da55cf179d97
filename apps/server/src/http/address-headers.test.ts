import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { AppEnv } from './app-env.ts'

const CHOSEN = {
  'x-forwarded-for': '198.51.100.1',
  'cf-connecting-ip': '198.51.100.1',
  'x-relayed-for': '198.51.100.1',
  'x-relay-secret': 'a guess',
  'x-other': 'kept',
}

it('an address that a client claims reaches neither policies nor functions', async () => {
  const headersOf = (headers: Headers) => Response.json(Object.fromEntries(headers))
  const { app, apiKeys } = await createTestApp({} as Database, {
    services: {
      rest: new Hono<AppEnv>().get('*', (c) => c.json(c.get('caller').request?.headers)),
    },
    functions: {
      functions: new Map([['echo', async ({ headers }: Request) => headersOf(headers)]]),
      verify: new Map(),
    },
  })
  for (const path of ['/rest/v1/books', '/functions/v1/echo']) {
    const answer = await app.request(path, { headers: { ...CHOSEN, apikey: apiKeys.publishable } })
    const given: Record<string, string> = await answer.json()
    const names = Object.keys(given).filter((name) => name in CHOSEN)
    expect([path, names.sort(), given['x-forwarded-for']]).toEqual([
      path,
      ['x-forwarded-for', 'x-other'],
      '127.0.0.1',
    ])
  }
})
