import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Broadcast } from './protocol/broadcast.ts'

const CHANNEL = 'realtime_broadcasts'
/** PostgreSQL takes 8000 bytes in one notification. */
const PIECE = 7_800
/** So that writing one statement keeps nothing else waiting. */
const AT_ONCE = 50
const INCOMPLETE_MS = 30_000
/** How many messages may wait for a slow database; further ones are not sent to the other servers. */
const MOST_QUEUED = 16_000_000

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
  #queuedLength = 0
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
    const pieces = Array.from({ length: count }, (_, index) => {
      const piece = encoded.slice(index * PIECE, (index + 1) * PIECE)
      return `${nodeId} ${id} ${index} ${count} ${piece}`
    })
    const length = lengthOf(pieces)
    if (this.#queuedLength + length > MOST_QUEUED)
      return this.#deps.onFailure(new Error('Too many broadcasts wait for the other servers'))
    this.#queuedLength += length
    for (const piece of pieces) this.#queue.push(piece)
    if (!this.#isSending) void this.#flush()
  }

  /** Messages that arrive during a statement are sent with the next one. */
  async #flush() {
    this.#isSending = true
    while (this.#queue.length > 0) {
      const pieces = this.#queue.splice(0, AT_ONCE)
      await this.#deps.database
        .query(
          `select count(pg_notify('${CHANNEL}', piece))
           from jsonb_array_elements_text($1::jsonb) with ordinality as sent (piece, place)`,
          [JSON.stringify(pieces)],
        )
        .catch(this.#deps.onFailure)
      this.#queuedLength -= lengthOf(pieces)
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

const lengthOf = (pieces: string[]) => pieces.reduce((sum, piece) => sum + piece.length, 0)
