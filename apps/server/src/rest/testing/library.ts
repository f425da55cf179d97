import { readFile } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { WebSocket } from 'ws'
import type { Caller, Database } from '../../database/database.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { restRoutes } from '../routes.ts'

const reader = (sub: string): Caller => ({
  role: 'authenticated',
  claims: { sub, role: 'authenticated' },
})

export const ANON: Caller = { role: 'anon', claims: {} }
export const READER_A = reader('00000000-0000-4000-8000-00000000000a')
export const READER_B = reader('00000000-0000-4000-8000-00000000000b')
export const SERVICE: Caller = { role: 'service_role', claims: {} }

export type Send = (path: string, init?: RequestInit) => Promise<Response>

/** Fills a database with the library. */
export const buildLibrary = async (database: Database) => {
  await database.execute(await readFile(new URL('./library.sql', import.meta.url), 'utf8'))
}

/** Sends requests as a caller, past everything that comes before the engine. */
export const openRest = (database: Database, maxRows?: number) => {
  const rest = restRoutes({ database, maxRows })
  return (caller: Caller): Send => {
    const app = new Hono<AppEnv>()
    app.use(async (c, next) => {
      c.set('caller', caller)
      await next()
    })
    app.route('/rest/v1', rest)
    return async (path, init) => app.request(`http://library.test/rest/v1${path}`, init)
  }
}

/** The real client, speaking to the engine. */
export const clientOf = (send: Send) =>
  createClient('http://library.test', 'a-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    global: {
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input)
        return send(url.href.replace('http://library.test/rest/v1', ''), init)
      },
    },
  })
