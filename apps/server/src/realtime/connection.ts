import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { Allotment } from './allotment.ts'
import { changePresence } from './change-presence.ts'
import { changeToken } from './change-token.ts'
import type { Channel } from './channel.ts'
import type { Client, Handshake } from './client.ts'
import { type ChannelRefusal, errors } from './errors.ts'
import { joinChannel } from './join-channel.ts'
import { type Broadcast, decodeBroadcastPush } from './protocol/broadcast.ts'
import { decodeMessage, encodeMessage, type Message } from './protocol/message.ts'
import type { Realtime } from './realtime.ts'

const MOST_WAITING = 500
/** Bytes of a frame that take noticeable time to read and to pass on. */
const LARGE = 16_384
const POLICY_VIOLATION = 1008
const TRACKS_PER_SECOND = 10

const broadcastPayload = z.object({ event: z.string().max(1_000), payload: z.unknown().optional() })

/** One client's socket with its channels. */
export class Connection implements Client {
  readonly handshake: Handshake
  heardAt = Date.now()
  readonly users = new Set<string>()
  readonly #realtime: Realtime
  readonly #socket: WebSocket
  readonly #channels = new Map<string, Channel>()
  readonly #messages: Allotment
  readonly #bytes: Allotment
  readonly #tracks = new Allotment(TRACKS_PER_SECOND)
  #work = Promise.resolve()
  #waiting = 0
  /** Frames that wait for a large one before them. */
  #held: Promise<void> | undefined

  constructor(realtime: Realtime, socket: WebSocket, handshake: Handshake) {
    this.#realtime = realtime
    this.#socket = socket
    this.handshake = handshake
    this.#messages = new Allotment(realtime.limits.messagesPerSecond)
    this.#bytes = new Allotment(realtime.limits.bytesPerSecond)
    realtime.add(this)
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    // A frame that breaks the protocol, or is too long: the socket closes by itself.
    socket.on('error', () => undefined)
    socket.on('close', () => this.#closed())
  }

  get version() {
    return this.handshake.version
  }

  channels(): Channel[] {
    return [...this.#channels.values()]
  }

  /** Messages that a client does not read are not kept for ever. */
  send(frame: string | Buffer) {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > this.#realtime.limits.unsentBytes) return this.startOver()
    this.#socket.send(frame, { binary: typeof frame !== 'string' })
  }

  startOver() {
    this.#socket.terminate()
  }

  end(code: number, reason: string) {
    this.#socket.close(code, reason)
    setTimeout(() => this.#socket.terminate(), 1_000).unref()
  }

  endAll(refusal: ChannelRefusal) {
    for (const channel of this.channels()) this.endChannel(channel, refusal)
    this.end(POLICY_VIOLATION, refusal.code)
  }

  endChannel(channel: Channel, refusal?: ChannelRefusal) {
    if (channel.hasLeft) return
    channel.close(refusal)
    this.#remove(channel)
  }

  addChannel(channel: Channel) {
    // The socket closed during the join, so nothing would remove the channel later.
    if (!this.#realtime.clients.has(this)) return this.#remove(channel)
    const former = this.#channels.get(channel.topic)
    if (former) this.endChannel(former)
    this.#channels.set(channel.topic, channel)
    this.#realtime.rooms.enter(channel)
  }

  reply({ topic, ref, joinRef }: Message, status: 'ok' | 'error', response: object = {}) {
    const payload = JSON.stringify({ status, response })
    this.send(encodeMessage(this.version, { topic, event: 'phx_reply', payload, ref, joinRef }))
  }

  #receive(data: RawData, isBinary: boolean) {
    this.heardAt = Date.now()
    const frame = data as Buffer
    if (!this.#messages.take(1) || !this.#bytes.take(frame.length))
      return this.endAll(errors.tooManyMessages())
    const isLarge = frame.length > LARGE
    if (isLarge || this.#held) this.#hold(frame, isBinary, isLarge)
    else this.#read(frame, isBinary)
  }

  /** Large frames of all sockets are read one in each turn of the event loop: requests come in between. */
  #hold(frame: Buffer, isBinary: boolean, isLarge: boolean) {
    this.#socket.pause()
    const held = (this.#held ?? Promise.resolve())
      .then(() => (isLarge ? this.#realtime.largeFrames.take(nextTurn) : undefined))
      .then(() => this.#read(frame, isBinary))
      .finally(() => {
        if (this.#held !== held) return
        this.#held = undefined
        this.#socket.resume()
      })
    this.#held = held
  }

  #read(frame: Buffer, isBinary: boolean) {
    if (isBinary) return this.#receiveBinary(frame)
    const message = decodeMessage(this.version, frame.toString('utf8'))
    if (!message) return this.end(POLICY_VIOLATION, 'Malformed message')
    if (message.topic === 'phoenix' && message.event === 'heartbeat')
      return this.reply(message, 'ok')
    this.#enqueue(() => this.#handle(message))
  }

  #receiveBinary(frame: Buffer) {
    const push = this.version === '2.0.0' ? decodeBroadcastPush(frame) : undefined
    if (!push) return this.end(POLICY_VIOLATION, 'Malformed message')
    const { broadcast, ...address } = push
    const message = { ...address, event: 'broadcast', payload: undefined }
    this.#enqueue(async () => {
      const channel = this.#channelOf(message)
      if (channel) this.#broadcast(channel, message, broadcast)
    })
  }

  /** One message after the other: what follows a join finds it done. */
  #enqueue(work: () => Promise<void>) {
    if (this.#waiting >= MOST_WAITING) return this.endAll(errors.tooManyMessages())
    this.#waiting += 1
    this.#work = this.#work
      .then(work)
      .catch((error: unknown) => {
        this.#realtime.deps.log.error({ err: error }, 'a realtime message failed')
        this.startOver()
      })
      .finally(() => {
        this.#waiting -= 1
      })
  }

  async #handle(message: Message) {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (message.event === 'phx_join') return joinChannel(this.#realtime, this, message)
    const channel = this.#channelOf(message)
    if (!channel) return
    if (message.event === 'phx_leave') return this.#leave(channel, message)
    if (message.event === 'access_token')
      return changeToken(this.#realtime, this, channel, message.payload)
    if (message.event === 'broadcast') return this.#receiveBroadcast(channel, message)
    if (message.event === 'presence') return this.#receivePresence(channel, message)
  }

  /** Messages of an earlier membership in the topic are late, and go nowhere. */
  #channelOf(message: Message): Channel | undefined {
    const channel = this.#channels.get(message.topic)
    if (!channel) this.reply(message, 'error', { reason: errors.unmatchedTopic().message })
    const isLate = message.joinRef !== null && message.joinRef !== channel?.joinRef
    return isLate ? undefined : channel
  }

  #leave(channel: Channel, message: Message) {
    this.reply(message, 'ok')
    this.endChannel(channel)
  }

  #receiveBroadcast(channel: Channel, message: Message) {
    const parsed = broadcastPayload.safeParse(message.payload)
    if (!parsed.success) return
    const { event, payload } = parsed.data
    this.#broadcast(channel, message, { event, json: JSON.stringify(payload ?? {}) })
  }

  #broadcast(channel: Channel, message: Message, broadcast: Broadcast) {
    if (!channel.permissions.write.broadcast) return
    this.#realtime.say(channel.room, broadcast, channel)
    if (channel.config.broadcast.ack) this.reply(message, 'ok')
  }

  async #receivePresence(channel: Channel, message: Message) {
    const refuse = (reason: string) => this.reply(message, 'error', { reason })
    if (!channel.permissions.write.presence)
      return refuse('You do not have permissions to track presence on this Channel topic')
    if (!this.#tracks.take(1)) return refuse('Too many presence messages per second')
    const refusal = await changePresence(this.#realtime, this, channel, message.payload)
    if (refusal !== undefined) return refuse(refusal)
    this.reply(message, 'ok')
  }

  #remove(channel: Channel) {
    channel.hasLeft = true
    const { rooms, subscriptions, presences } = this.#realtime
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic)
    rooms.leave(channel)
    subscriptions.remove(channel)
    presences.unwatch(channel.room, channel)
    if (channel.isTracked) presences.leave(channel.id)
  }

  #closed() {
    for (const channel of this.channels()) this.#remove(channel)
    this.#realtime.clients.remove(this)
  }
}
