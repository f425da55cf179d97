import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2'
import { errors } from '../errors.ts'
import type { PasswordSettings } from '../settings.ts'
import { matchesBcrypt } from './matches-bcrypt.ts'
import { WorkQueue } from './work-queue.ts'

interface Verdict {
  matches: boolean
  /** The hash is of a kind or a cost we no longer make. */
  outdated: boolean
}

/** Of one network, and altogether. A hash takes some 30 ms, and nobody waits for the end of a longer queue. */
const MOST_WAITING = { each: 200, all: 2000, withNewcomers: 4000 }
/** Operators, who come from no network that counts. */
const OPERATORS = ''
// Longer ones cannot have been set; hashing them would only cost.
const LONGEST_CHECKED = 1024

/**
 * Hashes with argon2id off the main thread, a limited number at a time. Networks take turns, so that a flood of sign-ins
 * keeps only those waiting who come from the same one; when the queue is full, those are refused first who have
 * others waiting.
 */
export class Passwords {
  readonly #options: PasswordSettings['argon2']
  readonly #queue: WorkQueue
  #decoy: Promise<string> | undefined

  constructor({ argon2, hashConcurrency }: Pick<PasswordSettings, 'argon2' | 'hashConcurrency'>) {
    this.#options = argon2
    this.#queue = new WorkQueue({ capacity: hashConcurrency, mostWaiting: MOST_WAITING })
  }

  hash(password: string, network = OPERATORS): Promise<string> {
    return this.inTurn(network, () => argon2Hash(password, this.#options))
  }

  verify(password: string, hash: string | null, network = OPERATORS): Promise<Verdict> {
    return this.inTurn(network, () => this.verifyNow(password, hash))
  }

  /** Runs the work when its turn comes, so that what it reads is still current when it hashes. */
  async inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#queue.isFullFor(network)) throw errors.tooManyRequests(5)
    return this.#queue.run(network, work)
  }

  /** Call only within `inTurn`. Without a hash it takes the same time and does not match. */
  async verifyNow(password: string, hash: string | null): Promise<Verdict> {
    if (!hash || password.length > LONGEST_CHECKED) {
      this.#decoy ??= argon2Hash('decoy', this.#options)
      await argon2Verify(await this.#decoy, password.slice(0, LONGEST_CHECKED))
      return { matches: false, outdated: false }
    }
    if (isBcrypt(hash)) return { matches: await matchesBcrypt(password, hash), outdated: true }
    return {
      matches: await argon2Verify(hash, password).catch(() => false),
      outdated: !hash.startsWith(this.#prefix),
    }
  }

  get #prefix() {
    const { memoryCost, timeCost, parallelism } = this.#options
    return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  }
}

/** Hashes that another system made and an administrator may bring along. */
export const isImportableHash = (hash: string) =>
  isBcrypt(hash) || /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/.test(hash)

const isBcrypt = (hash: string) => /^\$2[aby]\$(1[0-9]|2[0-9]|3[01])\$[./A-Za-z0-9]{53}$/.test(hash)
