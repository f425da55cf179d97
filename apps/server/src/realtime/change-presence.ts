import { z } from 'zod'
import { DatabaseError } from '../database/database-error.ts'
import type { Channel } from './channel.ts'
import type { Client } from './client.ts'
import { refusalOf } from './join-channel.ts'
import type { Realtime } from './realtime.ts'

/** Channels of one socket. */
const MOST_TRACKED = 20
/** Bytes of a payload: every member of the topic receives every other member's. */
const LONGEST_PRESENCE = 16_000

const presencePayload = z.object({ event: z.string(), payload: z.unknown().optional() })

class PresenceRefusal extends Error {}

/** The presence event: what the member says of itself, or that it says nothing any more. Answers why it was refused. */
export const changePresence = async (
  realtime: Realtime,
  client: Client,
  channel: Channel,
  given: unknown,
): Promise<string | undefined> => {
  const { event, payload } = presencePayload.safeParse(given).data ?? {}
  try {
    if (event === 'track') await track(realtime, client, channel, payload ?? {})
    else if (event === 'untrack') await untrack(realtime, channel)
    else return 'Unknown presence event'
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

const track = async (realtime: Realtime, client: Client, channel: Channel, payload: unknown) => {
  const tracked = z.record(z.string(), z.unknown()).safeParse(payload)
  if (!tracked.success) throw new PresenceRefusal('Presence track payload must be a map')
  if (JSON.stringify(tracked.data).length > LONGEST_PRESENCE)
    throw new PresenceRefusal('Presence track payload is too long')
  const others = client.channels().filter((each) => each.isTracked && each !== channel)
  if (others.length >= MOST_TRACKED) throw new PresenceRefusal('Too many channels with a presence')
  await realtime.enterNode()
  const { id, room, presenceKey, speaker, isTracked: wasTracked } = channel
  channel.isTracked = true
  try {
    channel.isTracked = await realtime.inShareOf(speaker.caller, (allowance) =>
      realtime.presences.track(
        { id, topic: room, key: presenceKey, payload: tracked.data },
        allowance,
      ),
    )
  } catch (error) {
    channel.isTracked = wasTracked
    throw error
  } finally {
    // It may have left meanwhile, and been removed before it was there.
    if (channel.hasLeft) realtime.presences.leave(id)
  }
  if (!channel.isTracked) throw new PresenceRefusal('Too many presences on this Channel topic')
}

const untrack = async (realtime: Realtime, channel: Channel) => {
  const { id, speaker, isTracked } = channel
  if (isTracked) await realtime.inShareOf(speaker.caller, () => realtime.presences.untrack(id))
  channel.isTracked = false
}

/** What the client is told; anything that is not of its doing is thrown on. */
const reasonOf = (error: unknown): string => {
  if (error instanceof PresenceRefusal) return error.message
  // Characters or nesting that the database does not take.
  if (error instanceof DatabaseError && /^(22|54)/.test(error.code))
    return 'Presence track payload cannot be stored'
  return refusalOf(error).reason
}
