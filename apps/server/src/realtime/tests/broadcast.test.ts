import { randomUUID } from 'node:crypto'
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { buildNotes, startRealtime, type TestRealtime } from '../testing/start-realtime.ts'
import { stateOf } from '../testing/subscribed.ts'

describeDatabases((open) => {
  let database: Database
  let server: TestRealtime
  beforeAll(async () => {
    database = await open()
    await buildNotes(database)
    server = await startRealtime(database)
  })
  afterAll(() => server.close())

  const hear = async (
    client: SupabaseClient,
    topic: string,
    config: Parameters<SupabaseClient['channel']>[1] = { config: {} },
  ): Promise<{ channel: RealtimeChannel; heard: unknown[] }> => {
    const heard: unknown[] = []
    const channel = client.channel(topic, config)
    channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]))
    expect(await stateOf(channel)).toEqual({ status: 'SUBSCRIBED', error: undefined })
    return { channel, heard }
  }
  const say = (channel: RealtimeChannel, payload: unknown, event = 'word') =>
    channel.send({ type: 'broadcast', event, payload })

  it('what one says the others hear, and the speaker only if it wants to', async () => {
    const topic = randomUUID()
    const a = await hear(server.client(), topic)
    const b = await hear(server.client({ vsn: '1.0.0' }), topic)
    const c = await hear(server.client(), topic, { config: { broadcast: { self: true } } })
    const elsewhere = await hear(server.client(), randomUUID())
    await say(a.channel, { from: 'a' })
    await say(b.channel, { from: 'b' })
    await say(c.channel, { from: 'c' })
    await expect.poll(() => [a, b, c].map(({ heard }) => heard.length)).toEqual([2, 2, 3])
    expect(a.heard).toEqual([
      ['word', { from: 'b' }],
      ['word', { from: 'c' }],
    ])
    expect(elsewhere.heard).toEqual([])
  })

  it('who wants an acknowledgement gets one', async () => {
    const { channel } = await hear(server.client(), randomUUID(), {
      config: { broadcast: { ack: true } },
    })
    expect(await say(channel, {})).toBe('ok')
  })

  it('bytes arrive as they were sent', async () => {
    const topic = randomUUID()
    const [a, b] = [await hear(server.client(), topic), await hear(server.client(), topic)]
    const bytes = new Uint8Array([0, 255, 1, 254, 128]).buffer
    await say(a.channel, bytes)
    await expect.poll(() => b.heard.length).toBe(1)
    const [[, received] = []] = b.heard as [string, ArrayBuffer][]
    expect(new Uint8Array(received ?? new ArrayBuffer(0))).toEqual(new Uint8Array(bytes))
  })

  it('a message over HTTP reaches the members, as JSON or as bytes', async () => {
    const topic = `${randomUUID()}/with a slash`
    const { heard } = await hear(server.client(), topic)
    const sender = server.client().channel(topic)
    expect(await sender.httpSend('news', { n: 1 })).toEqual({ success: true })
    const answer = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: server.apiKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic, event: 'more', payload: { n: 2 } }] }),
    })
    expect([answer.status, await answer.text()]).toEqual([202, ''])
    expect(await sender.httpSend('bytes', new Uint8Array([1, 2]).buffer)).toEqual({ success: true })
    await expect.poll(() => heard.length).toBe(3)
    expect(heard.slice(0, 2)).toEqual([
      ['news', { n: 1 }],
      ['more', { n: 2 }],
    ])
  })

  it('HTTP refuses what is no message, and who has no key', async () => {
    const post = async (path: string, init: RequestInit) => {
      const answer = await fetch(`${server.url}/realtime/v1/api/${path}`, {
        method: 'POST',
        ...init,
      })
      await answer.text()
      return answer.status
    }
    const headers = { apikey: server.apiKeys.publishable, 'content-type': 'application/json' }
    expect(await post('broadcast', { body: '{}' })).toBe(401)
    expect(await post('broadcast', { headers, body: '{}' })).toBe(422)
    expect(await post('broadcast', { headers, body: '{"messages":[{"topic":"x"' })).toBe(422)
    expect(await post('broadcast', { headers, body: '{"messages":[]}' })).toBe(422)
    expect(await post('broadcast/x/events/y', { headers, body: 'no' })).toBe(422)
    const text = { ...headers, 'content-type': 'text/plain' }
    expect(await post('broadcast/x/events/y', { headers: text, body: 'no' })).toBe(415)
    expect(await post('broadcast/%FF/events/y', { headers, body: '{}' })).toBeLessThan(500)
  })

  it('[SEC-AC-15] a private channel is for those whom the policies let in', async () => {
    const [ann, bob] = [await server.user(), await server.user()]
    const topic = `room-of-${ann.id}`
    const isPrivate = { config: { private: true, broadcast: { self: true } } }
    const { channel, heard } = await hear(ann.client, topic, isPrivate)
    await say(channel, 'hello')
    await expect.poll(() => heard).toEqual([['word', 'hello']])
    for (const stranger of [bob.client, server.client()]) {
      const { status, error } = await stateOf(stranger.channel(topic, isPrivate))
      expect([status, error]).toEqual([
        'CHANNEL_ERROR',
        `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
      ])
    }
  })

  it('[SEC-AC-15] a public channel of the same name neither hears a private one nor is heard there', async () => {
    const ann = await server.user()
    const topic = `room-of-${ann.id}`
    const inside = await hear(ann.client, topic, { config: { private: true } })
    const outside = await hear(server.client(), topic)
    await say(inside.channel, 'secret')
    await say(outside.channel, 'forged')
    await server.client().channel(topic).httpSend('word', { forged: true })
    // Refused without a word, as on Supabase.
    await server
      .client()
      .channel(topic, { config: { private: true } })
      .httpSend('word', { forged: true })
    const again = await hear((await server.user(ann.id)).client, topic, {
      config: { private: true },
    })
    await say(again.channel, 'the end')
    await expect.poll(() => inside.heard).toEqual([['word', 'the end']])
    expect(outside.heard).toEqual([['word', { forged: true }]])
  })

  it('who may hear but not speak is not heard', async () => {
    const isPrivate = { config: { private: true } }
    const [a, b] = [await server.user(), await server.user()]
    const [toA, toB] = [
      await hear(a.client, 'announcements', isPrivate),
      await hear(b.client, 'announcements', isPrivate),
    ]
    await say(toA.channel, 'psst')
    await server.service().channel('announcements', isPrivate).httpSend('word', { official: true })
    await expect.poll(() => toB.heard).toEqual([['word', { official: true }]])
    expect(toA.heard).toEqual([['word', { official: true }]])
  })
})
