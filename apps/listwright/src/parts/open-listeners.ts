import { randomBytes } from 'node:crypto'
import { listen, trustProxies } from '@listwright/server'
import { type Settings, urlHost } from '../settings/env.ts'
import { listenOptions } from '../settings/listen-options.ts'
import type { Cleanup } from '../take-down.ts'

export type Listeners = Awaited<ReturnType<typeof openListeners>>

/** Opens the public port, and the relay: a port of this machine on which the functions reach the server. */
export const openListeners = async (settings: Settings, cleanups: Cleanup[]) => {
  const trustedProxies = trustProxies(settings.TRUSTED_PROXIES)
  const limits = listenOptions(settings, trustedProxies)
  const listener = await listen({ host: settings.HOST, port: settings.PORT, ...limits })
  cleanups.push(listener.close)
  const relay = await listen({ host: '127.0.0.1', port: 0, ...limits })
  cleanups.push(relay.close)
  const relayPath = `/${randomBytes(24).toString('base64url')}`
  return {
    listener,
    localUrl: `http://${urlHost(settings.HOST)}:${listener.port}`,
    relay,
    relayPath,
    relayUrl: `http://127.0.0.1:${relay.port}${relayPath}`,
    trustedProxies,
  }
}
