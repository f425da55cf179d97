import { listen, trustProxies } from '@listwright/server'

type Answer = (request: Request) => Response | Promise<Response>

/** Listens on a free port of this machine; answers where, and how to stop. */
export const listenOnLoopback = async (answer: Answer) => {
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: 30_000,
    maxConnectionsPerAddress: 100,
    trustedProxies: trustProxies(['127.0.0.1']),
  })
  listener.serve((request: Request) => answer(request))
  return { url: `http://127.0.0.1:${listener.port}`, close: listener.close }
}
