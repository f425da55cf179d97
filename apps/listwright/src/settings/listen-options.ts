import { type ListenOptions, safeHeaders, type TrustedProxies } from '@listwright/server'
import type { Settings } from './env.ts'

/** What the operator decided about connections, but for where to listen. */
export const listenOptions = (
  settings: Settings,
  trustedProxies: TrustedProxies,
): Omit<ListenOptions, 'host' | 'port'> => ({
  requestTimeoutMs: settings.REQUEST_TIMEOUT_MS,
  maxConnectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
  trustedProxies,
  graceMs: settings.REQUEST_TIMEOUT_MS,
  headers: safeHeaders({ secure: settings.SITE_URL.startsWith('https:') }),
})
