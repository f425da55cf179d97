import pg from 'pg'
import { translateError } from './postgres-request.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

type OnNotify = (payload: string) => void

/** A connection of its own for notifications, which comes back by itself. */
export class PostgresListener {
  readonly #url: string
  readonly #channels = new Map<string, Set<OnNotify>>()
  #client: Promise<pg.Client> | undefined
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  async listen(channel: string, onNotify: OnNotify): Promise<() => Promise<void>> {
    const isNew = !this.#channels.has(channel)
    const listeners = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, listeners.add(onNotify))
    try {
      this.#client ??= this.#connect()
      const client = await this.#client
      if (isNew) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      this.#forget(channel, onNotify)
      throw translateError(error)
    }
    return async () => {
      if (!this.#forget(channel, onNotify)) return
      const client = await this.#client?.catch(() => undefined)
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
    client.once('end', () => this.#reconnect(FIRST_PAUSE_MS))
    return client
  }

  #reconnect(pauseMs: number) {
    if (this.#isClosed) return
    this.#client = undefined
    this.#retry = setTimeout(async () => {
      try {
        this.#client ??= this.#connect()
        const client = await this.#client
        for (const channel of this.#channels.keys()) {
          await client.query(`listen ${pg.escapeIdentifier(channel)}`)
          // Something may have been said meanwhile: let the listeners look for themselves.
          this.#notify(channel, '')
        }
      } catch {
        this.#reconnect(Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
      }
    }, pauseMs)
    this.#retry.unref()
  }

  #notify(channel: string, payload: string) {
    for (const listener of this.#channels.get(channel) ?? []) listener(payload)
  }

  /** Whether that was the channel's last listener. */
  #forget(channel: string, onNotify: OnNotify) {
    const listeners = this.#channels.get(channel)
    listeners?.delete(onNotify)
    if (listeners?.size !== 0) return false
    return this.#channels.delete(channel)
  }
}
