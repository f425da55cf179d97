import { trustProxies } from '../http/client-address.ts'
import { type Listener, type ListenOptions, listen } from '../listen.ts'

export interface TestListener extends Listener {
  url: string
}

/** Listens on a free port of this machine, with limits that no test meets by accident. */
export const listenForTest = async (
  options: Partial<ListenOptions> = {},
): Promise<TestListener> => {
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: 30_000,
    maxConnectionsPerAddress: 10_000,
    trustedProxies: trustProxies([]),
    ...options,
  })
  return { ...listener, url: `http://127.0.0.1:${listener.port}` }
}
