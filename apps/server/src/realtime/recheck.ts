import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Channel } from './channel.ts'
import type { Client } from './client.ts'
import type { Clients } from './clients.ts'
import { errors } from './errors.ts'
import type { RealtimeLimits } from './limits.ts'
import { mayHear, permissionsOn } from './permissions.ts'
import { Rounds } from './rounds.ts'
import { livingSessions } from './sessions.ts'
import { isExpired } from './speaker.ts'

interface Deps {
  database: Database
  clients: Clients
  limits: Pick<RealtimeLimits, 'idleMs' | 'recheckMs'>
  log: Logger
}

/** Looks at what was true when a socket connected or joined: tokens, sessions and permissions may have changed since. */
export class Recheck {
  readonly #deps: Deps
  readonly #everything = new Rounds(() => this.#guarded(() => this.#checkAll()))
  readonly #changedUsers = new Set<string>()
  readonly #someUsers = new Rounds(() => this.#guarded(() => this.#checkChanged()))
  #timer: NodeJS.Timeout | undefined

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** With the first socket: one that never joins is looked at as well. */
  begin() {
    this.#timer ??= setInterval(() => this.all(), this.#deps.limits.recheckMs).unref()
  }

  stop() {
    clearInterval(this.#timer)
  }

  all() {
    this.#everything.ask()
  }

  /** Something that the policies of private channels ask of this user has changed. */
  ofUser(userId: string) {
    this.#changedUsers.add(userId)
    this.#someUsers.ask()
  }

  /** A socket of a session that is over ends as a whole. */
  endSessions(ended: ReadonlySet<string>) {
    const isOver = (sessionId: string | undefined) =>
      sessionId !== undefined && ended.has(sessionId)
    for (const client of this.#deps.clients)
      if (speakersOf(client).some(({ sessionId }) => isOver(sessionId)))
        client.endAll(errors.sessionOver())
  }

  async #checkAll() {
    const { clients, database, limits } = this.#deps
    const now = Date.now()
    const inUse = new Set<string>()
    for (const client of clients) {
      if (now - client.heardAt > limits.idleMs) client.startOver()
      this.#endExpired(client, now)
      for (const { sessionId } of speakersOf(client)) if (sessionId) inUse.add(sessionId)
    }
    const living = await livingSessions(database, [...inUse])
    this.endSessions(new Set([...inUse].filter((id) => !living.has(id))))
    for (const client of clients) await this.#checkPermissions(client)
  }

  async #checkChanged() {
    for (const user of this.#changedUsers) {
      this.#changedUsers.delete(user)
      for (const client of this.#deps.clients.of(user)) await this.#checkPermissions(client)
    }
  }

  #endExpired(client: Client, now: number) {
    for (const channel of client.channels()) {
      const { expiresAt = now } = channel.speaker
      if (isExpired(channel.speaker, now))
        client.endChannel(channel, errors.tokenExpired(Math.floor((now - expiresAt) / 1000)))
    }
    if (client.channels().length > 0) return
    const { speaker } = client.handshake
    if (isExpired(speaker, now)) client.endAll(errors.tokenExpired(0))
  }

  async #checkPermissions(client: Client) {
    for (const channel of client.channels())
      if (channel.config.private) await this.#checkChannel(client, channel)
  }

  async #checkChannel(client: Client, channel: Channel) {
    const { speaker } = channel
    const permissions = await permissionsOn(this.#deps.database, speaker, channel.name)
    // The client sent a new token meanwhile, which has been checked already.
    if (channel.speaker !== speaker || channel.hasLeft) return
    channel.permissions = permissions
    if (!mayHear(permissions)) client.endChannel(channel, errors.mayNotRead(channel.name))
  }

  async #guarded(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'realtime could not check its sessions')
    }
  }
}

/** For whom a socket is there: those of its channels, or the one of the handshake where it has none. */
const speakersOf = (client: Client) => {
  const speakers = client.channels().map(({ speaker }) => speaker)
  return speakers.length > 0 ? speakers : [client.handshake.speaker]
}
