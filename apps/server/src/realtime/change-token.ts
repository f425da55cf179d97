import { z } from 'zod'
import { isOpaqueKey } from '../keys/api-keys.ts'
import type { Channel } from './channel.ts'
import type { Client } from './client.ts'
import { errors } from './errors.ts'
import { permissionsFor, refusalOf, speakerFor } from './join-channel.ts'
import { mayHear } from './permissions.ts'
import type { Realtime } from './realtime.ts'

const tokenPayload = z.object({ access_token: z.string() })

/** The access_token event: the channel continues as the user of the new token, or is closed. */
export const changeToken = async (
  realtime: Realtime,
  client: Client,
  channel: Channel,
  payload: unknown,
) => {
  const parsed = tokenPayload.safeParse(payload)
  if (!parsed.success || isOpaqueKey(parsed.data.access_token)) return
  try {
    const speaker = await speakerFor(realtime, client, parsed.data.access_token)
    const { name, config } = channel
    const permissions = await permissionsFor(realtime, speaker, name, config.private)
    if (!mayHear(permissions)) throw errors.mayNotRead(channel.name)
    channel.speaker = speaker
    channel.permissions = permissions
  } catch (error) {
    client.endChannel(channel, refusalOf(error))
  }
}
