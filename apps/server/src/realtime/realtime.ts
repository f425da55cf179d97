import type { Logger } from 'pino'
import type { Allowance, Caller, Database } from '../database/database.ts'
import { gateOf } from '../database/statement-gate.ts'
import { Turns } from '../database/turns.ts'
import type { ApiKeys } from '../keys/api-keys.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { AddressAllotments } from './address-allotments.ts'
import { Allotment } from './allotment.ts'
import { ChangeLog } from './changes/change-log.ts'
import { Subscriptions } from './changes/subscriptions.ts'
import type { Channel } from './channel.ts'
import type { Client } from './client.ts'
import { Clients } from './clients.ts'
import { errors } from './errors.ts'
import { defaultRealtimeLimits, type RealtimeLimits } from './limits.ts'
import { Node } from './node.ts'
import { Presences } from './presences.ts'
import type { Broadcast } from './protocol/broadcast.ts'
import { Recheck } from './recheck.ts'
import { Relay } from './relay.ts'
import { Rooms } from './rooms.ts'
import { livingSessions } from './sessions.ts'

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
  readonly clients: Clients
  readonly largeFrames = new Turns()
  readonly #joins: Allotment
  readonly #joinsByAddress: AddressAllotments
  readonly #node: Node
  readonly #relay: Relay
  readonly #changes: ChangeLog
  readonly #recheck: Recheck
  readonly #stops: (() => Promise<void>)[] = []
  readonly #onFailure: (cause: unknown) => void
  #started: Promise<void> | undefined
  #isClosed = false

  constructor(deps: RealtimeDeps) {
    const { database } = deps
    this.deps = deps
    this.limits = { ...defaultRealtimeLimits, ...deps.limits }
    this.#joins = new Allotment(this.limits.joinsPerSecond)
    this.#joinsByAddress = new AddressAllotments(this.limits.joinsPerAddress)
    this.clients = new Clients(this.limits)
    this.#recheck = new Recheck({
      database,
      clients: this.clients,
      limits: this.limits,
      log: deps.log,
    })
    const onFailure = (cause: unknown) => deps.log.warn({ err: cause }, 'realtime failed')
    this.#onFailure = onFailure
    this.subscriptions = new Subscriptions({
      database,
      mostFilters: this.limits.filtersPerUser,
      onFailure,
    })
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
      isIdle: () => this.clients.size === 0,
      onIdle: () => this.#changes.close(),
      onBeat: async () => {
        this.presences.retry()
        await this.#changes.purge()
      },
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

  /**
   * Work with the database that somebody asked for, as one statement of their share, within its allowance. A share is not
   * asked for again within it.
   */
  inShareOf<T>(caller: Caller, work: (allowance?: Allowance) => Promise<T>): Promise<T> {
    const address = caller.request?.headers['x-forwarded-for'] ?? ''
    return gateOf(this.deps.database).pass(caller, address, work)
  }

  /** Throws if the session of a token is over. */
  async requireSession(caller: Caller) {
    const { session_id: sessionId } = caller.claims
    if (typeof sessionId !== 'string') return
    const living = await this.inShareOf(caller, () =>
      livingSessions(this.deps.database, [sessionId]),
    )
    if (!living.has(sessionId)) throw errors.sessionOver()
  }

  /** Whether the client may join now: one address does not take the joins of all others. */
  mayJoin({ handshake }: Client): boolean {
    const address = handshake.request.headers['x-forwarded-for'] ?? ''
    return this.#joinsByAddress.take(address, 1) && this.#joins.take(1)
  }

  /** A socket opened. */
  add(client: Client) {
    this.clients.add(client)
    this.#recheck.begin()
  }

  get isClosed() {
    return this.#isClosed
  }

  async close() {
    this.#isClosed = true
    this.#recheck.stop()
    for (const client of this.clients) client.end(1012, 'Service restart')
    this.#changes.close()
    await this.#node.leave().catch(this.#onFailure)
    await this.#stopListening()
  }

  async #start() {
    const { database } = this.deps
    const listens = [
      () => this.#relay.listen(),
      () => this.presences.listen(),
      () => database.listen('realtime_changes', () => this.#changes.wake()),
      () =>
        database.listen('realtime_sessions', (ended) => {
          if (ended) this.#recheck.endSessions(new Set([ended]))
          else this.#recheck.all()
        }),
      () =>
        database.listen('realtime_permissions', (user) => {
          if (user) this.#recheck.ofUser(user)
          else this.#recheck.all()
        }),
    ]
    try {
      for (const listen of listens) this.#stops.push(await listen())
    } catch (error) {
      // Whoever starts again listens to all of them: two listeners would hear everything twice.
      await this.#stopListening()
      throw error
    }
  }

  async #stopListening() {
    for (const stop of this.#stops.splice(0)) await stop().catch(this.#onFailure)
  }

  #startOver() {
    for (const client of this.clients) client.startOver()
  }
}
