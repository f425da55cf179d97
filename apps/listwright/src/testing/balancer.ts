import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOK_EVERY_MS = 50
const LOOK_PATIENCE_MS = 2_000

interface Target {
  url: string
  isHealthy: boolean
}

export interface Balancer {
  url: string
  /** The targets that requests are sent to at present. */
  healthy(): string[]
  close(): Promise<void>
}

/**
 * Sends requests to several servers in turn, to those whose /health answers 200. It keeps connections, and tries nothing
 * twice: a request that a server drops is lost, and answered with 502.
 */
export const startBalancer = async (urls: string[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const targets: Target[] = urls.map((url) => ({ url, isHealthy: false }))
  let turn = 0

  const next = () => {
    const healthy = targets.filter(({ isHealthy }) => isHealthy)
    turn += 1
    return healthy[turn % healthy.length]
  }

  const server = createServer((request, response) => {
    const target = next()
    if (target) forward(target.url, agent, request, response)
    else response.writeHead(502).end('no server is healthy')
  })
  // A connection that is closed for being idle just as its client uses it again would count as a lost request.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const look = async (target: Target) => {
    const signal = AbortSignal.timeout(LOOK_PATIENCE_MS)
    const answer = await fetch(`${target.url}/health`, { signal }).catch(() => undefined)
    await answer?.body?.cancel()
    // A timed-out health check keeps the previous state.
    if (answer || !signal.aborted) target.isHealthy = answer?.status === 200
  }
  await Promise.all(targets.map(look))
  const looks = targets.map((target) => repeat(() => look(target), LOOK_EVERY_MS))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    healthy: () => targets.filter(({ isHealthy }) => isHealthy).map(({ url }) => url),
    async close() {
      await Promise.all(looks.map((stop) => stop()))
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

const forward = (url: string, agent: Agent, request: IncomingMessage, response: ServerResponse) => {
  const { hostname, port } = new URL(url)
  const { method, url: path, headers, socket } = request
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  const upstream = send({
    agent,
    hostname,
    port,
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': forwarded },
  })
  upstream.once('response', (answer) => {
    // Whether the connection to a server ends is nothing that the client has to know.
    const { connection: _, ...passed } = answer.headers
    response.writeHead(answer.statusCode ?? 502, passed)
    answer.pipe(response)
  })
  upstream.once('error', (error) => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end(error.message)
  })
  request.pipe(upstream)
}

/** Does the work again and again; resolves, when it is called, after the last time. */
const repeat = (work: () => Promise<void>, pauseMs: number) => {
  let isStopped = false
  const running = (async () => {
    while (!isStopped) {
      await work()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })()
  return () => {
    isStopped = true
    return running
  }
}
