import { addressGroup } from '../http/client-address.ts'
import type { Client, Handshake } from './client.ts'
import { errors } from './errors.ts'
import type { RealtimeLimits } from './limits.ts'

type Limits = Pick<RealtimeLimits, 'sockets' | 'socketsPerUser' | 'socketsPerAddress'>

/** The open sockets of this process: all of them, by network address, and by user. */
export class Clients {
  readonly #limits: Limits
  readonly #all = new Set<Client>()
  readonly #byAddress = new Map<string, Set<Client>>()
  readonly #byUser = new Map<string, Set<Client>>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get size() {
    return this.#all.size
  }

  [Symbol.iterator]() {
    return this.#all.values()
  }

  has(client: Client) {
    return this.#all.has(client)
  }

  of(userId: string): Client[] {
    return [...(this.#byUser.get(userId) ?? [])]
  }

  hasRoomFor(handshake: Handshake): boolean {
    const { sockets, socketsPerAddress } = this.#limits
    const neighbours = this.#byAddress.get(networkOf(handshake))?.size ?? 0
    return this.size < sockets && neighbours < socketsPerAddress
  }

  add(client: Client) {
    this.#all.add(client)
    addTo(this.#byAddress, networkOf(client.handshake), client)
  }

  /** Counts the socket as the user's; throws if they have too many. */
  countFor(userId: string | undefined, client: Client) {
    // A socket that has closed in the meantime was removed already; added now, it would be counted for ever.
    if (userId === undefined || !this.has(client)) return
    const own = this.#byUser.get(userId)
    if (own && !own.has(client) && own.size >= this.#limits.socketsPerUser)
      throw errors.tooManySockets()
    addTo(this.#byUser, userId, client)
    client.users.add(userId)
  }

  /** A socket closed. */
  remove(client: Client) {
    this.#all.delete(client)
    removeFrom(this.#byAddress, networkOf(client.handshake), client)
    for (const user of client.users) removeFrom(this.#byUser, user, client)
  }
}

const networkOf = ({ request }: Handshake) => addressGroup(request.headers['x-forwarded-for'] ?? '')

const addTo = (map: Map<string, Set<Client>>, key: string, client: Client) =>
  map.set(key, (map.get(key) ?? new Set()).add(client))

const removeFrom = (map: Map<string, Set<Client>>, key: string, client: Client) => {
  const clients = map.get(key)
  clients?.delete(client)
  if (clients?.size === 0) map.delete(key)
}
