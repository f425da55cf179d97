import type { Adapter, AdapterPayload } from 'oidc-provider'

const KEPT = 2_000

interface Row {
  payload: AdapterPayload
  expiresAt: number
}

/** Keeps codes, tokens and sessions for as long as the process lives. */
export class MemoryStore implements Adapter {
  readonly #rows = new Map<string, Row>()

  async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
    this.#rows.delete(id)
    this.#rows.set(id, { payload, expiresAt: Date.now() + expiresIn * 1000 })
    for (const oldest of this.#rows.keys()) {
      if (this.#rows.size <= KEPT) break
      this.#rows.delete(oldest)
    }
  }

  async find(id: string) {
    const row = this.#rows.get(id)
    return row && row.expiresAt > Date.now() ? row.payload : undefined
  }

  async findByUid(uid: string) {
    return this.#search((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string) {
    return this.#search((payload) => payload.userCode === userCode)
  }

  async consume(id: string) {
    const row = this.#rows.get(id)
    if (row) row.payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string) {
    this.#rows.delete(id)
  }

  async revokeByGrantId(grantId: string) {
    for (const [id, { payload }] of this.#rows) {
      if (payload.grantId === grantId) this.#rows.delete(id)
    }
  }

  #search(matches: (payload: AdapterPayload) => boolean) {
    for (const { payload, expiresAt } of this.#rows.values()) {
      if (expiresAt > Date.now() && matches(payload)) return payload
    }
    return undefined
  }
}
