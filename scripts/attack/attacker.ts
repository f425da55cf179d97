import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { PROPERTY } from './property.ts'
import type { Target } from './target.ts'

export interface Ask {
  method?: string
  token?: string
  /** The network address to come from, where the target lets us choose. */
  from?: string
  /** Text and bytes as they are, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** The one question whose own length is the point: a clean 57014 is the right answer to it. */
  mayTimeOut?: boolean
}

export interface Answered {
  status: number
  text: string
  json: Record<string, unknown>
  headers: Headers
  ms: number
}

export interface Person {
  email: string
  password: string
  id: string
  token: string
}

interface Health {
  status: number
  ms: number
  /** Without what the threads of both sides waited for a processor that other programs had. */
  ownMs: number
}

const LONGEST_MS = 30_000
const HEALTH_LIMIT_MS = 200

/** Sends whatever it is told, and notes what must never come back, whoever asked for what. */
export class Attacker {
  readonly faults: string[] = []
  readonly statuses: Record<number, number> = {}
  /** Written in the victim's rows; nobody else may ever read it. */
  readonly canary = `canary-${randomUUID()}`
  requests = 0
  slowestHealthMs = 0
  slowestHealthOwnMs = 0
  readonly #health: Worker
  #victim: Person | undefined

  constructor(
    readonly target: Target,
    /** How many requests the whole day has. */
    readonly budget: number,
  ) {
    this.#health = new Worker(new URL('./health-worker.mjs', import.meta.url), {
      workerData: { url: target.url, pid: target.pid },
      execArgv: [],
    })
    this.#health.on('message', ({ ms, ownMs, status }: Health) => {
      this.slowestHealthMs = Math.max(this.slowestHealthMs, Math.round(ms))
      this.slowestHealthOwnMs = Math.max(this.slowestHealthOwnMs, Math.round(ownMs))
      if (status !== 200) this.fault(`/health answered ${status} after ${Math.round(ms)} ms`)
      else if (ownMs > HEALTH_LIMIT_MS)
        this.fault(`/health took ${Math.round(ownMs)} ms of its own (${Math.round(ms)} ms in all)`)
    })
  }

  static async create(target: Target, budget: number): Promise<Attacker> {
    const attacker = new Attacker(target, budget)
    const victim = await attacker.newPerson()
    const { status, text } = await attacker.ask('/rest/v1/properties', {
      method: 'POST',
      token: victim.token,
      body: { ...PROPERTY, address: attacker.canary },
    })
    if (status !== 201) throw new Error(`The victim has nothing to lose: ${status} ${text}`)
    attacker.#victim = victim
    return attacker
  }

  /** Whose rows must stay unseen and unchanged. */
  get victim(): Person {
    if (!this.#victim) throw new Error('The victim is not there yet')
    return this.#victim
  }

  fault(what: string) {
    this.faults.push(what.replaceAll(/\s+/g, ' ').slice(0, 300))
  }

  /** Something that must hold, or else. */
  expect(isSo: boolean, otherwise: string) {
    if (!isSo) this.fault(otherwise)
  }

  async ask(path: string, asked: Ask = {}): Promise<Answered> {
    const { method = 'GET', token, body, headers = {}, from = this.newAddress() } = asked
    this.requests += 1
    const started = performance.now()
    const what = `${method} ${path.slice(0, 120)}`
    try {
      const answer = await fetch(this.target.url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: {
          apikey: this.target.anonKey,
          authorization: `Bearer ${token ?? this.target.anonKey}`,
          ...(this.target.believesAddresses && { 'x-forwarded-for': from }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isWritten(body) ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      const ms = performance.now() - started
      const answered = {
        status: answer.status,
        text,
        json: parse(text),
        headers: answer.headers,
        ms,
      }
      this.#judge(what, asked, answered)
      return answered
    } catch (error) {
      const ms = performance.now() - started
      // A request that cannot even be sent asks nothing of the server.
      if (error instanceof TypeError && !error.cause) this.requests -= 1
      else this.fault(`${what}: no answer after ${Math.round(ms)} ms (${error})`)
      return { status: 0, text: '', json: {}, headers: new Headers(), ms }
    }
  }

  #judge(what: string, { token, mayTimeOut }: Ask, { status, text, json }: Answered) {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1
    const isCleanTimeout = mayTimeOut && status === 504 && json.code === '57014'
    if (status >= 500 && !isCleanTimeout) this.fault(`${what}: ${status} ${text}`)
    if (text.includes(this.canary) && token !== this.#victim?.token)
      this.fault(`${what}: somebody else's row: ${text}`)
    if (/\bat \S+ \(?(file:|node:|\/)/.test(text)) this.fault(`${what}: shows a stack: ${text}`)
  }

  post(path: string, body: unknown, asked: Ask = {}) {
    return this.ask(path, { ...asked, method: 'POST', body })
  }

  /** Many at a time, so many at once. */
  async storm<T>(items: T[], atOnce: number, ask: (item: T) => Promise<unknown>) {
    const queue = items.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const item of queue) await ask(item)
      }),
    )
  }

  #people = 0
  newAddress = () => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
  newEmail = () => `person-${++this.#people}-${randomUUID().slice(0, 8)}@attack.test`

  /** Somebody who signed up, confirmed the address and signed in. */
  async newPerson(email = this.newEmail()): Promise<Person> {
    const password = `Long enough ${randomUUID()}`
    const signedUp = await this.post('/auth/v1/signup', { email, password })
    // The password stays where the browser that signed up confirms.
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
    const token = await this.codeFor(email)
    await this.post('/auth/v1/verify', { type: 'signup', email, token }, { headers: { cookie } })
    const { status, json, text } = await this.signIn(email, password)
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`)
    const { id } = json.user as { id: string }
    return { email, password, id, token: String(json.access_token) }
  }

  signIn(email: string, password: string) {
    return this.post('/auth/v1/token?grant_type=password', { email, password })
  }

  async mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
    const answer = await fetch(
      `${this.target.url}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`,
    )
    if (!answer.ok) throw new Error(`The sandbox mailbox answered ${answer.status}`)
    return answer.json()
  }

  /** The digits of the newest mail to somebody, as soon as it is there. */
  async codeFor(email: string, after = 0): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const mails = await this.mailsTo(email)
      const codes = mails.flatMap(({ text }) => /Your code: (\d+)/.exec(text)?.[1] ?? [])
      if (mails.length > after && codes[0]) return codes[0]
      await sleep(100)
    }
    throw new Error(`${email} got no code`)
  }

  /** The victim still has what was there before, and the day is over. */
  async finish() {
    const { token } = this.victim
    const { json, status } = await this.ask('/rest/v1/properties?select=address', { token })
    const isKept = status === 200 && JSON.stringify(json).includes(this.canary)
    this.expect(isKept, `The victim's row is not as it was: ${status}`)
    await this.#health.terminate()
    const { requests, statuses, slowestHealthMs, slowestHealthOwnMs } = this
    return { requests, statuses, slowestHealthMs, slowestHealthOwnMs }
  }
}

const isWritten = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
