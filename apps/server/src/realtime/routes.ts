import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../http/app-env.ts'
import { addressGroup } from '../http/client-address.ts'
import { Allotment } from './allotment.ts'
import { roomOf } from './channel.ts'
import { ChannelRefusal } from './errors.ts'
import { permissionsOn } from './permissions.ts'
import type { Broadcast } from './protocol/broadcast.ts'
import type { Realtime } from './realtime.ts'

const MOST_MESSAGES = 100
const MESSAGES_PER_SECOND = 100
const MOST_ADDRESSES = 10_000

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
export function realtimeRoutes(realtime: Realtime) {
  const routes = new Hono<AppEnv>()
  const allotments = new Allotments()

  routes.use(async (c, next) => {
    const { session_id: sessionId } = c.get('caller').claims
    try {
      await realtime.requireSession(typeof sessionId === 'string' ? sessionId : undefined)
    } catch (error) {
      if (error instanceof ChannelRefusal) return c.json({ message: error.message }, 401)
      throw error
    }
    await next()
  })

  routes.post('/api/broadcast', async (c) => {
    const given = body.safeParse(await c.req.json().catch(() => undefined))
    if (!given.success) return c.json({ message: 'messages are missing or malformed' }, 422)
    const { messages } = given.data
    if (!allotments.take(c, messages.length)) return tooMany(c)
    for (const { topic, event, payload, private: isPrivate = false } of messages)
      await say(c, topic, isPrivate, { event, json: JSON.stringify(payload ?? {}) })
    return c.body(null, 202)
  })

  routes.post('/api/broadcast/:topic/events/:event', async (c) => {
    const topic = name.safeParse(c.req.param('topic'))
    const event = name.safeParse(c.req.param('event'))
    if (!topic.success || !event.success) return c.json({ message: 'a name is too long' }, 422)
    if (!allotments.take(c, 1)) return tooMany(c)
    const broadcast = await readBroadcast(c, event.data)
    if (broadcast instanceof Response) return broadcast
    await say(c, topic.data, c.req.query('private') === 'true', broadcast)
    return c.body(null, 202)
  })

  /** As on a socket, what may not be said is dropped without a word. */
  async function say(c: Ctx, topic: string, isPrivate: boolean, broadcast: Broadcast) {
    if (isPrivate) {
      const caller = c.get('caller')
      const { write } = await permissionsOn(realtime.deps.database, { caller }, topic)
      if (!write.broadcast) return
    }
    realtime.say(roomOf(topic, isPrivate), broadcast)
  }

  return routes
}

async function readBroadcast(c: Ctx, event: string): Promise<Broadcast | Response> {
  const [type] = (c.req.header('content-type') ?? '').split(';')
  if (type === 'application/octet-stream')
    return { event, bytes: Buffer.from(await c.req.arrayBuffer()) }
  if (type !== 'application/json')
    return c.json({ message: 'Send application/json or application/octet-stream' }, 415)
  const payload: unknown = await c.req.json().catch(() => undefined)
  if (payload === undefined) return c.json({ message: 'the payload is not JSON' }, 422)
  return { event, json: JSON.stringify(payload) }
}

const tooMany = (c: Ctx) => c.json({ message: 'Too many messages per second' }, 429)

/** One for each network address. */
class Allotments {
  readonly #byAddress = new Map<string, Allotment>()

  take(c: Ctx, amount: number): boolean {
    const address = addressGroup(c.get('clientAddress'))
    const allotment = this.#byAddress.get(address) ?? new Allotment(MESSAGES_PER_SECOND)
    if (this.#byAddress.size >= MOST_ADDRESSES) this.#byAddress.clear()
    this.#byAddress.set(address, allotment)
    return allotment.take(amount)
  }
}
