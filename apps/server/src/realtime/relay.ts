import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Broadcast } from './protocol/broadcast.ts'

const CHANNEL = 'realtime_broadcasts'
/** PostgreSQL takes 8000 bytes in one notification. */
const PIECE = 7_800
const INCOMPLETE_MS = 30_000

interface Deps {
  database: Database
  nodeId: string
  onBroadcast(topic: string, broadcast: Broadcast): void
  onFailure(cause: unknown): void
}

interface Incomplete {
  pieces: string[]
  missing: number
  since: number
}

/** Carries broadcasts between the servers on one database, through its notifications. */
export class Relay {
  readonly #deps: Deps
  readonly #incomplete = new Map<string, Incomplete>()
  #queue: string[] = []
  #isSending = false

  constructor(deps: Deps) {
    this.#deps = deps
  }

  listen() {
    return this.#deps.database.listen(CHANNEL, (piece) => this.#take(piece))
  }

  /** To the other servers; an embedded database has none. */
  send(topic: string, { event, json, bytes }: Broadcast) {
    const { database, nodeId } = this.#deps
    if (database.kind === 'pglite') return
    const text = JSON.stringify({ topic, event, json, bytes: bytes?.toString('base64') })
    const encoded = Buffer.from(text).toString('base64')
    const count = Math.ceil(encoded.length / PIECE)
    const id = randomUUID()
    for (let index = 0; index < count; index += 1) {
      const piece = encoded.slice(index * PIECE, (index + 1) * PIECE)
      this.#queue.push(`${nodeId} ${id} ${index} ${count} ${piece}`)
    }
    if (!this.#isSending) void this.#flush()
  }

  /** What comes while one statement is under way goes with the next. */
  async #flush() {
    this.#isSending = true
    while (this.#queue.length > 0) {
      const pieces = this.#queue.splice(0, 500)
      await this.#deps.database
        .query(
          `select count(pg_notify('${CHANNEL}', piece))
           from jsonb_array_elements_text($1::jsonb) with ordinality as sent (piece, place)`,
          [JSON.stringify(pieces)],
        )
        .catch(this.#deps.onFailure)
    }
    this.#isSending = false
  }

  #take(notification: string) {
    const [node, id = '', index, count, piece = ''] = notification.split(' ')
    if (!node || node === this.#deps.nodeId) return
    const incomplete = this.#incomplete.get(id) ?? {
      pieces: [],
      missing: Number(count),
      since: Date.now(),
    }
    incomplete.pieces[Number(index)] = piece
    incomplete.missing -= 1
    this.#incomplete.set(id, incomplete)
    if (incomplete.missing > 0) return this.#forgetOld()
    this.#incomplete.delete(id)
    const text = Buffer.from(incomplete.pieces.join(''), 'base64').toString('utf8')
    const { topic, event, json, bytes } = JSON.parse(text)
    const said: Broadcast =
      bytes === undefined ? { event, json } : { event, bytes: Buffer.from(bytes, 'base64') }
    this.#deps.onBroadcast(topic, said)
  }

  /** A server that died in the middle of a message never sends the rest. */
  #forgetOld() {
    for (const [id, { since }] of this.#incomplete)
      if (Date.now() - since > INCOMPLETE_MS) this.#incomplete.delete(id)
  }
}
