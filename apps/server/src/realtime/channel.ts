import { randomUUID } from 'node:crypto'
import type { Subscriber } from './changes/subscriptions.ts'
import type { ChannelRefusal } from './errors.ts'
import type { JoinConfig } from './join-config.ts'
import type { Permissions } from './permissions.ts'
import type { Watcher } from './presences.ts'
import { encodeMessage, type Version } from './protocol/message.ts'
import type { Speaker } from './speaker.ts'

/** The socket behind a channel. */
export interface Outlet {
  readonly version: Version
  send(frame: string | Buffer): void
  /** Ends the socket, so that its client connects and joins anew. */
  startOver(): void
}

const PREFIX = 'realtime:'

/** One client's membership in one topic. */
export class Channel implements Subscriber, Watcher {
  speaker: Speaker
  permissions: Permissions

  readonly id = randomUUID()
  isTracked = false
  hasLeft = false

  constructor(
    readonly outlet: Outlet,
    /** As the client names it. */
    readonly topic: string,
    readonly joinRef: string | null,
    readonly config: Pick<JoinConfig, 'broadcast' | 'presence' | 'private'>,
    speaker: Speaker,
    permissions: Permissions,
  ) {
    this.speaker = speaker
    this.permissions = permissions
  }

  get name() {
    return this.topic.slice(PREFIX.length)
  }

  /** Whom it hears: a private topic and a public one of the same name have nothing to do with each other. */
  get room() {
    return roomOf(this.name, this.config.private)
  }

  get presenceKey() {
    return this.config.presence.key || this.id
  }

  tell(ids: number[], data: string) {
    this.#send('postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`)
  }

  fail(message: string) {
    this.system('postgres_changes', 'error', message)
  }

  startOver() {
    this.outlet.startOver()
  }

  push(event: 'presence_state' | 'presence_diff', payload: string) {
    if (this.permissions.read.presence) this.#send(event, payload)
  }

  system(extension: 'postgres_changes' | 'system', status: 'ok' | 'error', message: string) {
    const payload = { extension, status, message, channel: this.name }
    this.#send('system', JSON.stringify(payload))
  }

  /** Tells the client that the channel has ended, and why if the client did not end it itself. */
  close(refusal?: ChannelRefusal) {
    if (refusal) this.system('system', 'error', refusal.reason)
    this.#send('phx_close', '{}', this.joinRef)
  }

  #send(event: string, payload: string, joinRef: string | null = null) {
    if (this.hasLeft) return
    const { version } = this.outlet
    this.outlet.send(
      encodeMessage(version, { topic: this.topic, event, payload, ref: joinRef, joinRef }),
    )
  }
}

export const roomOf = (name: string, isPrivate: boolean) =>
  `${isPrivate ? 'private' : 'public'}:${name}`

/** The topic's own name; undefined for what is no channel. */
export const nameOfTopic = (topic: string) =>
  topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : undefined
