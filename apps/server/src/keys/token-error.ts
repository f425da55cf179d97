export type TokenFault = 'malformed' | 'signature' | 'expired' | 'premature' | 'claims'

/** Why a token is not believed. */
export class TokenError extends Error {
  constructor(
    readonly fault: TokenFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'TokenError'
  }
}
