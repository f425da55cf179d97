import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '../database/database.ts'

/** The opaque keys of this installation: one for browsers, one for trusted servers. */
export class ApiKeys {
  readonly #roles: ReadonlyMap<string, Role>

  constructor(
    readonly publishable: string,
    readonly secret: string,
  ) {
    this.#roles = new Map([
      [digest(publishable), 'anon'],
      [digest(secret), 'service_role'],
    ])
  }

  /** Looked up by digest, so that the time taken says nothing about the keys. */
  roleOf(key: string): Role | undefined {
    return this.#roles.get(digest(key))
  }
}

export const isOpaqueKey = (key: string) => key.startsWith('sb_')

export const newPublishableKey = () => `sb_publishable_${randomBytes(24).toString('base64url')}`
export const newSecretKey = () => `sb_secret_${randomBytes(32).toString('base64url')}`

const digest = (key: string) => createHash('sha256').update(key).digest('base64')
