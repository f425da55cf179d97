/** What one client may ask of the service. */
export interface RealtimeLimits {
  /** Open sockets of this process. */
  sockets: number
  socketsPerUser: number
  /** From one network address, as requests are counted: an IPv4 address or an IPv6 /64. */
  socketsPerAddress: number
  channelsPerSocket: number
  bindingsPerChannel: number
  /** Different filters on changes over all channels of one user, or of one address without an account. */
  filtersPerUser: number
  /** Joins of all sockets of this process in a second. */
  joinsPerSecond: number
  /** Joins from one network address in a second. */
  joinsPerAddress: number
  /** Messages of one socket in a second, heartbeats included; ten seconds' worth may come at once. */
  messagesPerSecond: number
  /** Payload bytes of one socket in a second; ten seconds' worth may come at once. */
  bytesPerSecond: number
  /** A frame that is longer ends its socket. */
  frameBytes: number
  /** What may wait for a slow reader before its socket ends: it fetches anew once it is back. */
  unsentBytes: number
  /** A socket that sends nothing for this long is dead. Browsers slow down the timers of hidden tabs to one a minute. */
  idleMs: number
  /**
   * How often sessions and permissions are looked at again. Sessions that end, and users whom the database names to the
   * channel `realtime_permissions`, are looked at immediately.
   */
  recheckMs: number
}

export const defaultRealtimeLimits: RealtimeLimits = {
  sockets: 10_000,
  socketsPerUser: 100,
  socketsPerAddress: 500,
  channelsPerSocket: 100,
  bindingsPerChannel: 50,
  filtersPerUser: 200,
  joinsPerSecond: 1_000,
  joinsPerAddress: 200,
  messagesPerSecond: 100,
  bytesPerSecond: 1_000_000,
  frameBytes: 5_000_000,
  unsentBytes: 4_000_000,
  idleMs: 150_000,
  recheckMs: 30_000,
}
