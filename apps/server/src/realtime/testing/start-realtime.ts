import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  createClient,
  type RealtimeClientOptions,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import type { ServerDeps } from '../../create-server.ts'
import type { Database } from '../../database/database.ts'
import { listenForTest } from '../../testing/listen-for-test.ts'
import { createTestApp } from '../../testing/test-app.ts'

/** The tables of the tests. */
export const buildNotes = async (database: Database) => {
  await database.execute(await readFile(new URL('./notes.sql', import.meta.url), 'utf8'))
}

type TestApp = Awaited<ReturnType<typeof createTestApp>>
export type TestRealtime = Awaited<ReturnType<typeof startRealtime>>

/** A server on a port, with real clients; a second one takes the first one's keys. */
export const startRealtime = async (
  database: Database,
  overrides: Partial<Omit<ServerDeps, 'database'>> = {},
  port = 0,
) => {
  const made: TestApp = await createTestApp(database, overrides)
  const { keyRing = made.keyRing, apiKeys = made.apiKeys } = overrides
  const world = { ...made, keyRing, apiKeys }
  const listener = await listenForTest({ port })
  listener.serve(world.app.fetch, world.app.upgrade)
  const { url } = listener
  const opened: SupabaseClient[] = []

  /** The real client, of nobody. */
  const client = (realtime: RealtimeClientOptions = {}, key = world.apiKeys.publishable) => {
    const opening = createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never, ...realtime },
    })
    opened.push(opening)
    return opening
  }

  /** The real client, for a token. It joins as nobody unless it knows the token before. */
  const signedIn = async (token: string, realtime: RealtimeClientOptions = {}) => {
    const opening = client(realtime)
    await opening.realtime.setAuth(token)
    return opening
  }

  const stop = async () => {
    await world.app.close()
    await listener.close()
  }

  return {
    ...world,
    url,
    port: listener.port,
    database,
    client,
    signedIn,
    service: () => client({}, world.apiKeys.secret),
    /** A client of a user that nobody else is. */
    user: async (sub: string = randomUUID(), realtime: RealtimeClientOptions = {}) => ({
      id: sub,
      client: await signedIn(await world.tokenFor(sub), realtime),
    }),
    /** The bare socket, as someone who writes their own client would open it. */
    socket: (
      parameters: Record<string, string> = {},
      headers: Record<string, string> = {},
      path = '/realtime/v1/websocket',
    ) => {
      const query = new URLSearchParams({
        apikey: world.apiKeys.publishable,
        vsn: '2.0.0',
        ...parameters,
      })
      return new WebSocket(`ws://127.0.0.1:${listener.port}${path}?${query}`, { headers })
    },
    stop,
    /** Ends the clients as well. */
    close: async () => {
      await Promise.all(opened.map((each) => each.removeAllChannels()))
      for (const each of opened) await each.realtime.disconnect()
      await stop()
    },
  }
}
