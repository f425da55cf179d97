import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { addressGroup, canonical, type TrustedProxies } from './http/client-address.ts'
import { malformedAnswer, safeResponse } from './http/safe-response.ts'

export interface ListenOptions {
  host: string
  port: number
  requestTimeoutMs: number
  maxConnectionsPerAddress: number
  trustedProxies: TrustedProxies
  /** How long a connection may neither send nor take anything. */
  idleMs?: number
  /** How long requests that are under way may take to finish when it is closed. */
  graceMs?: number
  /** For answers that come from no service. */
  headers?: Record<string, string>
}

type Fetch = (request: Request, env?: object) => Response | Promise<Response>
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface Listener {
  port: number
  /**
   * Handles requests from now on; before, they are answered with 503 and Retry-After. Without `upgrade`, a request for
   * a WebSocket is a request like any other.
   */
  serve(fetch: Fetch, upgrade?: Upgrade): void
  /** Serves as before, but ends each connection with its next answer, so that none is cut off by `close`. */
  leave(): void
  /** Finishes what is under way, but not for longer than `graceMs`. */
  close(): Promise<void>
}

/** The port is taken by another program. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program: stop that one, or choose another with PORT.`)
    this.name = 'PortTaken'
  }
}

/** This machine has no such address, or this user may not listen there. */
export class AddressUnusable extends Error {
  constructor(host: string, port: number, reason: string) {
    super(
      `Nobody can listen at ${host}, port ${port}, because ${reason}: choose others with HOST and PORT.`,
    )
    this.name = 'AddressUnusable'
  }
}

const REASONS: Record<string, string> = {
  EADDRNOTAVAIL: 'this machine does not have that address',
  EACCES: 'this user may not use that port',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'there is no host of that name',
}

const HEADERS_TIMEOUT_MS = 10_000
const KEEP_ALIVE_MS = 65_000
const IDLE_MS = 120_000
const GRACE_MS = 5_000
const IDLE_CHECK_MS = 50

/** Opens the port. Until `serve` is called every request gets 503. */
export const listen = async (options: ListenOptions): Promise<Listener> => {
  const { headers = {}, graceMs = GRACE_MS } = options
  let isLeaving = false
  let current: Fetch = () => starting(headers)
  const server = createAdaptorServer({
    fetch: (request, env) => (isAnswerable(request) ? current(request, env) : refuse(headers)),
    serverOptions: {
      requestTimeout: options.requestTimeoutMs,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, options.requestTimeoutMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      ServerResponse: safeResponse(headers, () => isLeaving),
    },
  }) as Server
  answerMalformed(server, headers)
  // Node no longer counts these among its connections, but waits for them when it closes.
  const upgraded = new Set<Duplex>()
  // A connection that has been idle for this long is dead or is meant to hold resources.
  server.setTimeout(options.idleMs ?? IDLE_MS)
  capConnections(server, options)
  const connections = connectionsOf(server)
  await opened(server, options)
  return {
    port: (server.address() as AddressInfo).port,
    serve: (fetch, upgrade) => {
      current = fetch
      if (upgrade) takeUpgrades(server, upgrade, upgraded)
    },
    leave: () => {
      isLeaving = true
    },
    close: () => {
      isLeaving = true
      const closing = closed(server, upgraded, graceMs)
      endSilent(connections)
      return closing
    },
  }
}

const starting = (headers: Record<string, string>) =>
  Response.json(
    { status: 'starting' },
    { status: 503, headers: { ...headers, 'retry-after': '1' } },
  )

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const isAnswerable = (request: Request) => METHODS.has(request.method)
const refuse = (headers: Record<string, string>) =>
  new Response(null, { status: 405, headers: { ...headers, allow: [...METHODS].join(', ') } })

/** Answers bytes that are not HTTP, but never in the middle of the response to an earlier request on the connection. */
const answerMalformed = (server: Server, headers: Record<string, string>) => {
  const latest = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    latest.set(socket, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = latest.get(socket)
    const isBusy = answer?.headersSent && !answer.writableFinished
    if (socket.writable && !isBusy) socket.write(malformedAnswer(error.code, headers))
    socket.destroySoon()
  })
}

/** One address cannot take all connections. Trusted proxies are exempt, since they carry the connections of many clients. */
const capConnections = (server: Server, options: ListenOptions) => {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = canonical(socket.remoteAddress ?? '')
    if (options.trustedProxies(address)) return
    const group = addressGroup(address)
    const count = (open.get(group) ?? 0) + 1
    if (count > options.maxConnectionsPerAddress) {
      socket.destroy()
      return
    }
    open.set(group, count)
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1
      if (left > 0) open.set(group, left)
      else open.delete(group)
    })
  })
}

const connectionsOf = (server: Server): Set<Socket> => {
  const connections = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return connections
}

/** Browsers open connections that they may never use. Node takes these for requests under way and would wait for them. */
const endSilent = (connections: Set<Socket>) => {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
}

const takeUpgrades = (server: Server, upgrade: Upgrade, upgraded: Set<Duplex>) => {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    upgrade(request, socket, head)
  })
}

const opened = (server: Server, { host, port }: ListenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return reject(new PortTaken(port))
      const reason = REASONS[error.code ?? '']
      reject(reason ? new AddressUnusable(host, port, reason) : error)
    })
    server.listen(port, host, () => resolve())
  })

const closed = (server: Server, upgraded: Set<Duplex>, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections()
      for (const socket of upgraded) socket.destroy()
    }, graceMs)
    // An answer that began before keeps its connection open for another request, and Node would wait for that one.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearTimeout(force)
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
  })
