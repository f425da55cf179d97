import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import { DatabaseBusy } from '../database/database-busy.ts'
import type { AppEnv } from '../http/app-env.ts'
import { parseJson } from '../http/parse-json.ts'
import { AddressAllotments } from './address-allotments.ts'
import { roomOf } from './channel.ts'
import { ChannelRefusal } from './errors.ts'
import { permissionsOn } from './permissions.ts'
import type { Broadcast } from './protocol/broadcast.ts'
import type { Realtime } from './realtime.ts'

const MOST_MESSAGES = 100
const MESSAGES_PER_SECOND = 100

const name = z.string().min(1).max(255)
const body = z.object({
  messages: z
    .array(
      z.object({
        topic: name,
        event: name,
        payload: z.unknown().optional(),
        private: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(MOST_MESSAGES),
})

type Ctx = Context<AppEnv>

/** Broadcasts for those who have no socket. */
export const realtimeRoutes = (realtime: Realtime) => {
  const routes = new Hono<AppEnv>()
  const messageAllotments = new AddressAllotments(MESSAGES_PER_SECOND)
  const byteAllotments = new AddressAllotments(realtime.limits.bytesPerSecond)

  routes.use(async (c, next) => {
    try {
      await realtime.requireSession(c.get('caller'))
    } catch (error) {
      if (error instanceof ChannelRefusal) return c.json({ message: error.message }, 401)
      throw error
    }
    await next()
  })

  routes.post('/api/broadcast', async (c) => {
    const messages = messagesIn(await c.req.text())
    if (!messages) return c.json({ message: 'messages are missing or malformed' }, 422)
    const broadcasts = messages.map(({ broadcast }) => broadcast)
    if (!mayTake(c, broadcasts)) return tooMany(c)
    for (const message of messages) await sayAs(realtime, c.get('caller'), message)
    return c.body(null, 202)
  })

  routes.post('/api/broadcast/:topic/events/:event', async (c) => {
    const topic = name.safeParse(c.req.param('topic'))
    const event = name.safeParse(c.req.param('event'))
    if (!topic.success || !event.success) return c.json({ message: 'a name is too long' }, 422)
    const broadcast = await readBroadcast(c, event.data)
    if (broadcast instanceof Response) return broadcast
    if (!mayTake(c, [broadcast])) return tooMany(c)
    const isPrivate = c.req.query('private') === 'true'
    await sayAs(realtime, c.get('caller'), { topic: topic.data, isPrivate, broadcast })
    return c.body(null, 202)
  })

  const mayTake = (c: Ctx, broadcasts: Broadcast[]) => {
    const address = c.get('clientAddress')
    const bytes = broadcasts.reduce((sum, broadcast) => sum + sizeOf(broadcast), 0)
    return messageAllotments.take(address, broadcasts.length) && byteAllotments.take(address, bytes)
  }

  routes.onError((error, c) => {
    if (!(error instanceof DatabaseBusy)) throw error
    c.header('retry-after', String(error.retryAfter))
    return c.json({ message: error.message }, 429)
  })

  return routes
}

interface Message {
  topic: string
  isPrivate: boolean
  broadcast: Broadcast
}

const messagesIn = (text: string): Message[] | undefined =>
  body
    .safeParse(parseJson(text))
    .data?.messages.map(({ topic, event, payload, private: isPrivate = false }) => ({
      topic,
      isPrivate,
      broadcast: { event, json: JSON.stringify(payload ?? {}) },
    }))

/** As on a socket, what may not be said is dropped without a word. */
const sayAs = async (
  realtime: Realtime,
  caller: Caller,
  { topic, isPrivate, broadcast }: Message,
) => {
  if (isPrivate) {
    const { write } = await realtime.inShareOf(caller, (allowance) =>
      permissionsOn(realtime.deps.database, { caller }, topic, allowance),
    )
    if (!write.broadcast) return
  }
  realtime.say(roomOf(topic, isPrivate), broadcast)
}

const readBroadcast = async (c: Ctx, event: string): Promise<Broadcast | Response> => {
  const [type] = (c.req.header('content-type') ?? '').split(';')
  if (type === 'application/octet-stream')
    return { event, bytes: Buffer.from(await c.req.arrayBuffer()) }
  if (type !== 'application/json')
    return c.json({ message: 'Send application/json or application/octet-stream' }, 415)
  const payload = parseJson(await c.req.text())
  if (payload === undefined) return c.json({ message: 'the payload is not JSON' }, 422)
  return { event, json: JSON.stringify(payload) }
}

const tooMany = (c: Ctx) => c.json({ message: 'Too many messages per second' }, 429)

const sizeOf = ({ json, bytes }: Broadcast) => bytes?.length ?? Buffer.byteLength(json ?? '')
