import pg from 'pg'
import { translateError } from './postgres-request.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

type OnNotify = (payload: string) => void

interface Channel {
  listeners: Set<OnNotify>
  /** Resolves once the database sends what is said there. */
  ready: Promise<void>
}

/** A connection of its own for notifications, which comes back by itself. */
export class PostgresListener {
  readonly #url: string
  readonly #channels = new Map<string, Channel>()
  #client: Promise<pg.Client> | undefined
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  async listen(channel: string, onNotify: OnNotify): Promise<() => Promise<void>> {
    const known = this.#channels.get(channel)
    const { listeners, ready } = known ?? { listeners: new Set(), ready: this.#begin(channel) }
    if (!known) this.#channels.set(channel, { listeners, ready })
    listeners.add(onNotify)
    try {
      await ready
    } catch (error) {
      this.#forget(channel, onNotify)
      throw translateError(error)
    }
    return async () => {
      if (!this.#forget(channel, onNotify)) return
      const client = await this.#client?.catch(() => undefined)
      // Somebody may have begun to listen again meanwhile.
      if (this.#channels.has(channel)) return
      await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
    }
  }

  async close() {
    this.#isClosed = true
    clearTimeout(this.#retry)
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload }) => this.#notify(channel, payload ?? ''))
    try {
      await client.connect()
    } catch (error) {
      this.#client = undefined
      throw error
    }
    client.once('end', () => {
      this.#client = undefined
      this.#reconnect(FIRST_PAUSE_MS)
    })
    return client
  }

  async #begin(channel: string) {
    this.#client ??= this.#connect()
    const client = await this.#client
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  #reconnect(pauseMs: number) {
    if (this.#isClosed) return
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.#listenAgain(pauseMs), pauseMs)
    this.#retry.unref()
  }

  async #listenAgain(pauseMs: number) {
    this.#client ??= this.#connect()
    const opening = this.#client
    let client: pg.Client | undefined
    try {
      client = await opening
      for (const channel of this.#channels.keys()) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        // Something may have been said meanwhile: let the listeners look for themselves.
        this.#notify(channel, '')
      }
    } catch {
      // Its end was noticed, and has set the next try.
      if (client && this.#client !== opening) return
      this.#client = undefined
      // It is given up here, so its end is not another loss.
      client?.removeAllListeners('end')
      this.#reconnect(Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
      await client?.end().catch(() => undefined)
    }
  }

  #notify(channel: string, payload: string) {
    for (const listener of this.#channels.get(channel)?.listeners ?? []) listener(payload)
  }

  /** Whether that was the channel's last listener. */
  #forget(channel: string, onNotify: OnNotify) {
    const listeners = this.#channels.get(channel)?.listeners
    listeners?.delete(onNotify)
    if (listeners?.size !== 0) return false
    return this.#channels.delete(channel)
  }
}
