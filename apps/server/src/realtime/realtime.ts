import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { ApiKeys } from '../keys/api-keys.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { AddressAllotments } from './address-allotments.ts'
import { Allotment } from './allotment.ts'
import { ChangeLog } from './changes/change-log.ts'
import { Subscriptions } from './changes/subscriptions.ts'
import type { Channel } from './channel.ts'
import type { Client } from './client.ts'
import { type ChannelRefusal, errors } from './errors.ts'
import { defaultRealtimeLimits, type RealtimeLimits } from './limits.ts'
import { Node } from './node.ts'
import { mayHear, permissionsOn } from './permissions.ts'
import { Presences } from './presences.ts'
import type { Broadcast } from './protocol/broadcast.ts'
import { Relay } from './relay.ts'
import { Rooms } from './rooms.ts'
import { livingSessions } from './sessions.ts'
import { isExpired, type Speaker } from './speaker.ts'

export interface RealtimeDeps {
  database: Database
  keyRing: Pick<KeyRing, 'verify'>
  apiKeys: ApiKeys
  log: Logger
  limits?: Partial<RealtimeLimits> | undefined
}

/**
 * The realtime service of one process. It takes nothing of the database before somebody joins a channel, and is one
 * service with all others on the same database.
 */
export class Realtime {
  readonly deps: RealtimeDeps
  readonly limits: RealtimeLimits
  readonly rooms = new Rooms()
  readonly subscriptions: Subscriptions
  readonly presences: Presences
  readonly clients = new Set<Client>()
  readonly #joins: Allotment
  readonly #joinsByAddress: AddressAllotments
  readonly #socketsOf = new Map<string, Set<Client>>()
  readonly #node: Node
  readonly #relay: Relay
  readonly #changes: ChangeLog
  readonly #stops: (() => Promise<void>)[] = []
  #started: Promise<void> | undefined
  #recheck: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(deps: RealtimeDeps) {
    const { database } = deps
    this.deps = deps
    this.limits = { ...defaultRealtimeLimits, ...deps.limits }
    this.#joins = new Allotment(this.limits.joinsPerSecond)
    this.#joinsByAddress = new AddressAllotments(this.limits.joinsPerAddress)
    this.subscriptions = new Subscriptions(database)
    const onFailure = (cause: unknown) => deps.log.warn({ err: cause }, 'realtime failed')
    this.#changes = new ChangeLog({
      database,
      deliver: (changes) => this.subscriptions.deliver(changes),
      onFailure: (cause) => {
        onFailure(cause)
        this.#changes.close()
        for (const subscriber of this.subscriptions.subscribers()) subscriber.startOver()
      },
    })
    this.#node = new Node({
      database,
      isIdle: () => this.#isIdle(),
      onBeat: () => this.#changes.purge(),
      onLapse: () => this.#startOver(),
      onFailure,
    })
    this.presences = new Presences({ database, nodeId: this.#node.id, onFailure })
    this.#relay = new Relay({
      database,
      nodeId: this.#node.id,
      onBroadcast: (room, broadcast) => this.rooms.say(room, broadcast),
      onFailure,
    })
  }

  /** Resolves once this process hears of what the others do. */
  start(): Promise<void> {
    this.#started ??= this.#start().catch((error: unknown) => {
      this.#started = undefined
      throw error
    })
    return this.#started
  }

  /** Resolves once every change that commits from then on will be told. */
  async readChanges() {
    await this.#node.enter()
    if (!this.#changes.isOpen) await this.#changes.open()
  }

  /** Others may see that somebody is here. */
  enterNode() {
    return this.#node.enter()
  }

  say(room: string, broadcast: Broadcast, from?: Channel) {
    this.rooms.say(room, broadcast, from)
    this.#relay.send(room, broadcast)
  }

  /** Throws if the session of a token is over. */
  async requireSession(sessionId: string | undefined) {
    if (sessionId === undefined) return
    const living = await livingSessions(this.deps.database, [sessionId])
    if (!living.has(sessionId)) throw errors.sessionOver()
  }

  /** Whether the client may join now: one address does not take the joins of all others. */
  mayJoin({ handshake }: Client): boolean {
    const address = handshake.request.headers['x-forwarded-for'] ?? ''
    return this.#joinsByAddress.take(address, 1) && this.#joins.take(1)
  }

  /** Counts the socket as the user's; throws if they have too many. */
  countSocket(client: Client, { userId }: Speaker) {
    // A socket that closed meanwhile is forgotten already, and would count for ever.
    if (userId === undefined || !this.clients.has(client)) return
    const sockets = this.#socketsOf.get(userId) ?? new Set()
    if (!sockets.has(client) && sockets.size >= this.limits.socketsPerUser)
      throw errors.tooManySockets()
    this.#socketsOf.set(userId, sockets.add(client))
    client.users.add(userId)
  }

  /** A socket closed. */
  forget(client: Client) {
    this.clients.delete(client)
    for (const user of client.users) {
      const sockets = this.#socketsOf.get(user)
      sockets?.delete(client)
      if (sockets?.size === 0) this.#socketsOf.delete(user)
    }
  }

  get isClosed() {
    return this.#isClosed
  }

  async close() {
    this.#isClosed = true
    clearInterval(this.#recheck)
    for (const client of this.clients) client.end(1012, 'Service restart')
    this.#changes.close()
    for (const stop of [() => this.#node.leave(), ...this.#stops.splice(0)])
      await stop().catch(() => undefined)
  }

  async #start() {
    const { database } = this.deps
    this.#stops.push(
      await this.#relay.listen(),
      await this.presences.listen(),
      await database.listen('realtime_changes', () => this.#changes.wake()),
      await database.listen('realtime_sessions', (ended) => {
        if (ended) this.#endSessions(new Set([ended]))
        else void this.#recheckAll()
      }),
    )
    this.#recheck = setInterval(() => void this.#recheckAll(), this.limits.recheckMs)
    this.#recheck.unref()
  }

  /** Nobody is here who hears of changes or could be present. */
  #isIdle() {
    if (this.clients.size > 0) return false
    this.#changes.close()
    return true
  }

  #startOver() {
    for (const client of this.clients) client.startOver()
  }

  /** A socket of a session that is over ends as a whole. */
  #endSessions(ended: ReadonlySet<string>) {
    for (const client of this.clients) {
      const isOver = ({ speaker: { sessionId } }: Channel) =>
        sessionId !== undefined && ended.has(sessionId)
      if (client.channels().some(isOver)) client.endAll(errors.sessionOver())
    }
  }

  /** Time has passed: tokens, sessions and permissions may not be what they were. */
  async #recheckAll() {
    try {
      const now = Date.now()
      const inUse = new Set<string>()
      for (const client of this.clients) {
        if (now - client.heardAt > this.limits.idleMs) client.startOver()
        for (const channel of client.channels()) {
          const { sessionId, expiresAt = now } = channel.speaker
          if (isExpired(channel.speaker, now)) client.endChannel(channel, expired(now - expiresAt))
          else if (sessionId !== undefined) inUse.add(sessionId)
        }
      }
      const living = await livingSessions(this.deps.database, [...inUse])
      this.#endSessions(new Set([...inUse].filter((id) => !living.has(id))))
      await this.#recheckPermissions()
    } catch (error) {
      this.deps.log.warn({ err: error }, 'realtime could not check its sessions')
    }
  }

  async #recheckPermissions() {
    for (const client of this.clients) {
      for (const channel of client.channels()) {
        if (!channel.config.private) continue
        channel.permissions = await permissionsOn(this.deps.database, channel.speaker, channel.name)
        if (!mayHear(channel.permissions))
          client.endChannel(channel, errors.mayNotRead(channel.name))
      }
    }
  }
}

const expired = (ms: number): ChannelRefusal => errors.tokenExpired(Math.floor(ms / 1000))
