import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { clientAddress, type TrustedProxies } from '../http/client-address.ts'
import { TokenError } from '../keys/token-error.ts'
import type { Handshake } from './client.ts'
import { Connection } from './connection.ts'
import { VERSIONS } from './protocol/message.ts'
import type { Realtime } from './realtime.ts'
import { identifySpeaker, isExpired } from './speaker.ts'

/** Takes over a connection that asked to become a WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

interface Deps {
  realtime: Realtime
  /** Origins whose pages may connect, beside pages of the host that is asked. */
  origins: string[]
  trustedProxies: TrustedProxies
}

const PATH = '/realtime/v1/websocket'

class HandshakeError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Lets clients in that have a key of ours and come from a page that may call us. */
export const acceptSockets = (deps: Deps): Upgrade => {
  const { realtime } = deps
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Compression would cost every socket more memory than all the rest of it.
    perMessageDeflate: false,
    maxPayload: realtime.limits.frameBytes,
  })
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    shakeHands(deps, request).then(
      (handshake) => {
        // No await between this check and clients.add, so two handshakes cannot take the last place.
        if (!realtime.clients.hasRoomFor(handshake)) return refuse(socket, tooManySockets())
        server.handleUpgrade(request, socket, head, (webSocket) => {
          const connection = new Connection(realtime, webSocket, handshake)
          if (realtime.isClosed) connection.startOver()
        })
      },
      (error: unknown) => {
        if (!(error instanceof HandshakeError))
          realtime.deps.log.error({ err: error }, 'a handshake failed')
        refuse(socket, error instanceof HandshakeError ? error : new HandshakeError(500, FAILED))
      },
    )
  }
}

const FAILED = 'Error connecting to Realtime'
const tooManySockets = () => new HandshakeError(429, 'Too many connected users')

const shakeHands = async (deps: Deps, request: IncomingMessage): Promise<Handshake> => {
  const { realtime } = deps
  if (realtime.isClosed) throw new HandshakeError(503, FAILED)
  const target = request.url ?? '/'
  if (!URL.canParse(target, 'http://localhost')) throw new HandshakeError(404, 'Not Found')
  const url = new URL(target, 'http://localhost')
  if (url.pathname !== PATH) throw new HandshakeError(404, 'Not Found')
  const { origin } = request.headers
  if (origin !== undefined && !isAllowed(origin, request.headers.host, deps.origins))
    throw new HandshakeError(403, 'This origin may not connect')
  const asked = url.searchParams.get('vsn') ?? '1.0.0'
  const version = VERSIONS.find((each) => each === asked)
  if (!version) throw new HandshakeError(400, `Version ${asked.slice(0, 20)} is not spoken here`)
  const described = describe(request, deps.trustedProxies)
  const key = request.headers['x-api-key'] ?? url.searchParams.get('apikey')
  const isFromBrowser = origin !== undefined
  const speaker = await speakerOf(realtime, String(key ?? ''), described, isFromBrowser)
  return { version, speaker, request: described, isFromBrowser }
}

/** Named as a whole, or the very host that the request is for: its own pages. */
const isAllowed = (origin: string, host: string | undefined, allowed: string[]) => {
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase()
}

const speakerOf = async (
  realtime: Realtime,
  key: string,
  request: Handshake['request'],
  isFromBrowser: boolean,
) => {
  if (!key) throw new HandshakeError(401, 'API key is missing')
  const speaker = await identifySpeaker(realtime.deps, key, request).catch((error: unknown) => {
    throw error instanceof TokenError ? new HandshakeError(401, FAULTS[error.fault]) : error
  })
  if (!speaker) throw new HandshakeError(401, FAULTS.malformed)
  if (isExpired(speaker)) throw new HandshakeError(401, FAULTS.expired)
  // The secret key bypasses row-level security, so it must never be used in a browser.
  if (speaker.caller.role === 'service_role' && isFromBrowser)
    throw new HandshakeError(401, 'Forbidden use of secret API key in browser')
  return speaker
}

const FAULTS: Record<TokenError['fault'], string> = {
  malformed: 'The token provided is not a valid JWT',
  signature: 'Failed to validate JWT signature',
  expired: 'Token has expired',
  premature: 'The token provided is not a valid JWT',
  claims: 'Fields `role` and `exp` are required in JWT',
}

/** What policies may read of the handshake. */
const describe = ({ headers, socket }: IncomingMessage, trusted: TrustedProxies) => {
  const forwarded = headers['x-forwarded-for']
  const address = clientAddress(
    socket.remoteAddress ?? '',
    Array.isArray(forwarded) ? forwarded.join() : forwarded,
    trusted,
  )
  const agent = headers['user-agent']
  return {
    method: 'GET',
    path: PATH,
    headers: { 'x-forwarded-for': address, ...(agent && { 'user-agent': agent.slice(0, 200) }) },
  }
}

const refuse = (socket: Duplex, { status, message }: HandshakeError) => {
  const body = JSON.stringify({ error: message })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
