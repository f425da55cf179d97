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

  const enter = async (client: SupabaseClient, topic: string, key: string, isPrivate = false) => {
    const joined: string[] = []
    const left: string[] = []
    const channel = client
      .channel(topic, { config: { presence: { key }, private: isPrivate } })
      .on('presence', { event: 'join' }, (event) => joined.push(event.key))
      .on('presence', { event: 'leave' }, (event) => left.push(event.key))
      .on('presence', { event: 'sync' }, () => undefined)
    expect((await stateOf(channel)).status).toBe('SUBSCRIBED')
    return { channel, joined, left }
  }
  const seenBy = (channel: RealtimeChannel) =>
    Object.fromEntries(
      Object.entries(channel.presenceState<{ at: string }>()).map(([key, all]) => [
        key,
        all.map(({ at }) => at),
      ]),
    )

  it('everybody sees who comes, who changes and who goes', async () => {
    const topic = randomUUID()
    const [a, b] = [server.client(), server.client({ vsn: '1.0.0' })]
    const ann = await enter(a, topic, 'ann')
    expect(await ann.channel.track({ at: 'home' })).toBe('ok')
    const bob = await enter(b, topic, 'bob')
    await expect.poll(() => seenBy(bob.channel)).toEqual({ ann: ['home'] })
    await bob.channel.track({ at: 'door' })
    const both = { ann: ['home'], bob: ['door'] }
    await expect.poll(() => seenBy(ann.channel)).toEqual(both)
    await expect.poll(() => seenBy(bob.channel)).toEqual(both)
    await ann.channel.track({ at: 'garden' })
    await expect.poll(() => seenBy(bob.channel)).toEqual({ ann: ['garden'], bob: ['door'] })
    await bob.channel.untrack()
    await expect.poll(() => seenBy(ann.channel)).toEqual({ ann: ['garden'] })
    await bob.channel.track({ at: 'back' })
    await expect.poll(() => seenBy(ann.channel)).toEqual({ ann: ['garden'], bob: ['back'] })
    // A socket that breaks says no goodbye.
    await b.realtime.disconnect()
    await expect.poll(() => seenBy(ann.channel)).toEqual({ ann: ['garden'] })
    expect(ann.left).toContain('bob')
    expect(ann.joined).toContain('bob')
  })

  it('two tabs of one person are one key with two entries', async () => {
    const topic = randomUUID()
    const one = await enter(server.client(), topic, 'ann')
    const two = await enter(server.client(), topic, 'ann')
    await one.channel.track({ at: 'first' })
    await two.channel.track({ at: 'second' })
    await expect.poll(() => seenBy(one.channel)).toEqual({ ann: ['first', 'second'] })
    await two.channel.unsubscribe()
    await expect.poll(() => seenBy(one.channel)).toEqual({ ann: ['first'] })
  })

  it('a payload that is no object, or that is too long, is refused', async () => {
    const { channel } = await enter(server.client(), randomUUID(), 'ann')
    expect(await channel.track(['no', 'object'] as never)).toBe('error')
    expect(await channel.track({ at: 'x'.repeat(20_000) })).toBe('error')
    expect(await channel.send({ type: 'presence', event: 'dance' })).toBe('error')
  })

  it('[SEC-AC-15] on a private channel only members are seen, and only by members', async () => {
    const [ann, bob] = [await server.user(), await server.user()]
    const topic = `room-of-${ann.id}`
    const inside = await enter(ann.client, topic, 'ann', true)
    await inside.channel.track({ at: 'desk' })
    const outside = await enter(bob.client, topic, 'bob')
    await outside.channel.track({ at: 'window' })
    await expect.poll(() => seenBy(outside.channel)).toEqual({ bob: ['window'] })
    await expect.poll(() => seenBy(inside.channel)).toEqual({ ann: ['desk'] })
    // May hear, may not be heard.
    const reader = await enter(bob.client, 'announcements', 'bob', true)
    expect(await reader.channel.track({ at: 'stage' })).toBe('error')
  })
})
