import { DatabaseBusy } from '../database/database-busy.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { isOpaqueKey } from '../keys/api-keys.ts'
import { TokenError } from '../keys/token-error.ts'
import { echoBinding } from './changes/binding.ts'
import { FilterError } from './changes/filter.ts'
import { Channel, nameOfTopic } from './channel.ts'
import type { Client } from './client.ts'
import { ChannelRefusal, errors } from './errors.ts'
import { type JoinConfig, readJoin } from './join-config.ts'
import { EVERYTHING, mayHear, type Permissions, permissionsOn } from './permissions.ts'
import type { Message } from './protocol/message.ts'
import type { Realtime } from './realtime.ts'
import { identifySpeaker, isExpired, type Speaker } from './speaker.ts'

const LONGEST_NAME = 255
const UNNAMEABLE = /[\0\p{Surrogate}]/u

/** phx_join: authorise, enter, answer; then say when changes and presences begin. */
export const joinChannel = async (realtime: Realtime, client: Client, message: Message) => {
  const { access_token: token, config } = readJoin(message.payload)
  const wishes = config.postgres_changes
  const mustWait = config.postgres_changes_options.wait && wishes.length > 0
  try {
    const channel = await admit(realtime, client, message, config, token)
    const failure = mustWait ? await subscribe(realtime, channel, wishes) : undefined
    if (failure) throw new ChannelRefusal('UnableToSubscribe', failure)
    client.addChannel(channel)
    client.reply(message, 'ok', { postgres_changes: wishes.map(echoBinding) })
    await begin(realtime, channel, config, mustWait)
  } catch (error) {
    client.reply(message, 'error', { reason: refusalOf(error).reason })
  }
}

const admit = async (
  realtime: Realtime,
  client: Client,
  { topic, joinRef, ref }: Message,
  config: JoinConfig,
  token: string | undefined,
) => {
  const name = requireName(topic)
  requireRoom(realtime, client, topic, config)
  const speaker = await speakerFor(realtime, client, token)
  await realtime.start()
  const permissions = await permissionsFor(realtime, speaker, name, config.private)
  if (!mayHear(permissions)) throw errors.mayNotRead(name)
  const { broadcast, presence, private: isPrivate } = config
  const settings = { broadcast, presence, private: isPrivate }
  return new Channel(client, topic, joinRef ?? ref, settings, speaker, permissions)
}

/** What the speaker may do on the topic, asked in the speaker's share. */
export const permissionsFor = async (
  realtime: Realtime,
  speaker: Speaker,
  name: string,
  isPrivate: boolean,
): Promise<Permissions> =>
  isPrivate
    ? realtime.inShareOf(speaker.caller, (allowance) =>
        permissionsOn(realtime.deps.database, speaker, name, allowance),
      )
    : EVERYTHING

/**
 * The client has its answer, so a failure from here on is sent as a message or closes the channel, and the client joins
 * again.
 */
const begin = async (
  realtime: Realtime,
  channel: Channel,
  { postgres_changes: wishes, broadcast, presence }: JoinConfig,
  isSubscribed: boolean,
) => {
  try {
    if (wishes.length > 0) {
      const failure = isSubscribed ? undefined : await subscribe(realtime, channel, wishes)
      channel.system('postgres_changes', failure ? 'error' : 'ok', failure ?? SUBSCRIBED)
    }
    if (broadcast.replication_ready)
      channel.system('system', 'ok', 'Replication client established')
    if (presence.enabled && channel.permissions.read.presence && !channel.hasLeft)
      // Not in the speaker's share: it waits for the reads of other topics, which take one session among them all.
      await realtime.presences.watch(channel.room, channel)
    if (channel.hasLeft) realtime.presences.unwatch(channel.room, channel)
  } catch (error) {
    realtime.deps.log.warn({ err: error }, 'a channel could not begin')
    channel.startOver()
  }
}

const SUBSCRIBED = 'Subscribed to PostgreSQL'

const requireName = (topic: string): string => {
  const name = nameOfTopic(topic)
  if (name === undefined) throw errors.unmatchedTopic()
  if (name === '') throw errors.noTopic()
  // The database cannot name such a topic.
  if (UNNAMEABLE.test(name)) throw errors.unmatchedTopic()
  if (Buffer.byteLength(topic) > LONGEST_NAME) throw errors.longTopic()
  return name
}

const requireRoom = (
  realtime: Realtime,
  client: Client,
  topic: string,
  { postgres_changes }: JoinConfig,
) => {
  const { channelsPerSocket, bindingsPerChannel } = realtime.limits
  const others = client.channels().filter((channel) => channel.topic !== topic)
  if (others.length >= channelsPerSocket) throw errors.tooManyChannels()
  if (postgres_changes.length > bindingsPerChannel) throw errors.tooManyBindings()
  if (!realtime.mayJoin(client)) throw errors.tooManyJoins()
}

/** Whom the token stands for, or the API key of the handshake where there is none. */
export const speakerFor = async (
  realtime: Realtime,
  client: Client,
  token: string | undefined,
): Promise<Speaker> => {
  const { handshake } = client
  const given =
    token && !isOpaqueKey(token)
      ? await identifySpeaker(realtime.deps, token, handshake.request)
      : undefined
  // The key of the handshake may be a user's token as well: time has passed since.
  const speaker = given ?? handshake.speaker
  if (speaker.caller.role === 'service_role' && handshake.isFromBrowser)
    throw errors.secretInBrowser()
  if (isExpired(speaker)) throw errors.tokenExpired(0)
  await realtime.requireSession(speaker.caller)
  realtime.clients.countFor(speaker.userId, client)
  return speaker
}

/** Answers what is wrong with the wishes, if anything is. */
const subscribe = async (realtime: Realtime, channel: Channel, wishes: unknown[]) => {
  try {
    const { speaker } = channel
    const bindings = await realtime.inShareOf(speaker.caller, (allowance) =>
      realtime.subscriptions.prepare(wishes, speaker, allowance),
    )
    await realtime.readChanges()
    if (!channel.hasLeft) realtime.subscriptions.add(channel, bindings)
    return undefined
  } catch (error) {
    if (error instanceof FilterError) return error.message
    throw error
  }
}

export const refusalOf = (error: unknown): ChannelRefusal => {
  if (error instanceof ChannelRefusal) return error
  if (error instanceof TokenError) return errors.invalidToken(tokenFault(error))
  if (error instanceof DatabaseUnavailable) return errors.unavailable()
  if (error instanceof DatabaseBusy) return errors.tooBusy()
  throw error
}

const tokenFault = ({ fault }: TokenError) =>
  ({
    malformed: 'The token provided is not a valid JWT',
    signature: 'Failed to validate JWT signature',
    expired: 'Token has expired',
    premature: 'The token is not valid yet',
    claims: 'Fields `role` and `exp` are required in JWT',
  })[fault]
