import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Role } from '../database/database.ts'

/** The opaque keys of this installation: one for browsers, one for trusted servers. */
export class ApiKeys {
  readonly #roles: [key: Buffer, role: Role][]

  constructor(
    readonly publishable: string,
    readonly secret: string,
  ) {
    this.#roles = [
      [Buffer.from(publishable), 'anon'],
      [Buffer.from(secret), 'service_role'],
    ]
  }

  /** The time this takes says nothing about the keys but their length. */
  roleOf(key: string): Role | undefined {
    const given = Buffer.from(key)
    const isGiven = (known: Buffer) =>
      known.length === given.length && timingSafeEqual(known, given)
    return this.#roles.find(([known]) => isGiven(known))?.[1]
  }
}

export const isOpaqueKey = (key: string) => key.startsWith('sb_')

/** An opaque key, or a JSON Web Token, which begins with the encoded `{"`. */
export const isKeyShaped = (text: string) => isOpaqueKey(text) || text.startsWith('eyJ')

export const newPublishableKey = () => `sb_publishable_${randomBytes(24).toString('base64url')}`
export const newSecretKey = () => `sb_secret_${randomBytes(32).toString('base64url')}`
