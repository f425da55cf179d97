import { WebSocket } from 'ws'
import type { Attacker } from './attacker.ts'

export type Version = '1.0.0' | '2.0.0'

interface Reply {
  status: string
  response: Record<string, unknown>
}

interface Opening {
  version?: Version
  /** The victim's own socket hears what is the victim's. */
  mayKnow?: boolean
}

const PATIENCE_MS = 20_000

/** A socket that sends whatever it is told, and notes what nobody else may hear. */
export class AttackingSocket {
  readonly #socket: WebSocket
  readonly #version: Version
  readonly #waiting = new Map<string, (reply: Reply) => void>()
  readonly #closed: Promise<undefined>
  #asked = 0

  constructor(socket: WebSocket, version: Version) {
    this.#socket = socket
    this.#version = version
    this.#closed = new Promise((resolve) => socket.once('close', () => resolve(undefined)))
  }

  static async open(attacker: Attacker, { version = '2.0.0', mayKnow = false }: Opening = {}) {
    const socket = connect(attacker, { vsn: version }, attacker.newAddress())
    const opened = new AttackingSocket(socket, version)
    socket.on('message', (data: Buffer) => opened.#hear(attacker, String(data), mayKnow))
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('close', () => reject(new Error('The socket was refused')))
    })
    return opened
  }

  /** The status of a handshake; 101 where it was let in. What is open is put into the list, or closed. */
  static knock(
    attacker: Attacker,
    parameters: Record<string, string>,
    from = attacker.newAddress(),
    open?: WebSocket[],
  ) {
    const socket = connect(attacker, parameters, from)
    return new Promise<number>((resolve) => {
      socket.once('open', () => {
        if (open) open.push(socket)
        else socket.terminate()
        resolve(101)
      })
      socket.once('unexpected-response', (_, answer) => {
        answer.resume()
        const status = answer.statusCode ?? 0
        if (status >= 500) attacker.fault(`a handshake was answered ${status}`)
        resolve(status)
      })
      socket.once('close', () => resolve(0))
    })
  }

  get isOpen() {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(frame: string | Buffer) {
    if (this.isOpen) this.#socket.send(frame)
  }

  /** A piece of a frame that has no end. */
  sendPart(bytes: Buffer) {
    if (this.isOpen) this.#socket.send(bytes, { fin: false })
  }

  /** The reply, or undefined where none comes in time or the socket ends. */
  async ask(topic: string, event: string, payload: unknown): Promise<Reply | undefined> {
    this.#asked += 1
    const ref = `a${this.#asked}`
    const answered = new Promise<Reply>((resolve) => this.#waiting.set(ref, resolve))
    const joinRef = event === 'phx_join' ? ref : null
    this.send(
      this.#version === '1.0.0'
        ? JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
        : JSON.stringify([joinRef, ref, topic, event, payload]),
    )
    return Promise.race([answered, this.#closed, patience().then(() => undefined)])
  }

  pause() {
    this.#socket.pause()
  }

  resume() {
    this.#socket.resume()
  }

  close() {
    this.#socket.terminate()
  }

  /** Whether the server ends it before long. */
  async closes(): Promise<boolean> {
    if (this.#socket.readyState === WebSocket.CLOSED) return true
    const closed = new Promise<boolean>((resolve) =>
      this.#socket.once('close', () => resolve(true)),
    )
    const isClosed = await Promise.race([closed, patience().then(() => false)])
    this.#socket.terminate()
    return isClosed
  }

  #hear(attacker: Attacker, text: string, mayKnow: boolean) {
    if (!mayKnow && text.includes(attacker.canary))
      attacker.fault(`a socket was told what is somebody else's: ${text}`)
    let ref: unknown
    let event: unknown
    let payload: unknown
    try {
      const message = JSON.parse(text)
      if (Array.isArray(message)) [, ref, , event, payload] = message
      else ({ ref, event, payload } = message)
    } catch {
      return
    }
    if (event === 'phx_reply') this.#waiting.get(String(ref))?.(payload as Reply)
  }
}

const connect = (attacker: Attacker, parameters: Record<string, string>, from: string) => {
  const query = new URLSearchParams({
    apikey: attacker.target.anonKey,
    vsn: '2.0.0',
    ...parameters,
  })
  const url = `${attacker.target.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`
  attacker.requests += 1
  const headers = attacker.target.believesAddresses ? { 'x-forwarded-for': from } : {}
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, maxPayload: 50_000_000 })
  socket.on('error', () => undefined)
  return socket
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
