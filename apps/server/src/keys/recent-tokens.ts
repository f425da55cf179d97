import type { Claims } from './claims.ts'

/** Remembers believed tokens: checking a signature costs more than most of the queries behind it. */
export class RecentTokens {
  readonly #claims = new Map<string, Claims>()

  constructor(readonly limit = 2_000) {}

  find(token: string): Claims | undefined {
    const claims = this.#claims.get(token)
    if (claims?.exp !== undefined && claims.exp * 1000 <= Date.now()) {
      // The full check decides about the last seconds.
      this.#claims.delete(token)
      return undefined
    }
    return claims
  }

  remember(token: string, claims: Claims) {
    if (this.#claims.size >= this.limit) {
      const [oldest] = this.#claims.keys()
      if (oldest) this.#claims.delete(oldest)
    }
    this.#claims.set(token, claims)
  }
}
