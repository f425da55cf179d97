import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPostgresTemplate, startPostgres, withDatabase } from '@listwright/server/testing'
import { WebSocket } from 'ws'
import { report, rounded } from './report.ts'

// What sockets cost: memory of idle ones, how soon a change reaches all who follow a table, each a user of their own, and
// what those who ask the REST interface notice of it.

const SOCKETS = Number(process.env.REALTIME_SOCKETS ?? 5_000)
const SUBSCRIBERS = 1_000
const HEARTBEAT_MS = 30_000
const ROUNDS = 5
const REQUESTS = 1_500

const postgres = await startPostgres()
const template = await createPostgresTemplate(postgres.url)
for (const url of [undefined, withDatabase(postgres.url, template)]) await measure(url)
await postgres.stop()
process.exit(0)

async function measure(url: string | undefined) {
  const database = url ? 'postgres' : 'pglite'
  const script = fileURLToPath(new URL('./realtime-server.ts', import.meta.url))
  const server = fork(script, url ? [url] : [], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  })
  const { port } = await answer<{ port: number }>(server)
  const tokens = await ask<string[]>(server, { ask: 'tokens', users: SUBSCRIBERS })
  const [token = ''] = tokens

  // Twice: what the first sockets make the server load and compile is of no one socket.
  for (const socket of await openAll(port, 200)) socket.terminate()
  await requests(port, token)
  await sleep(1_000)
  const before = await ask<NodeJS.MemoryUsage>(server, { ask: 'memory' })
  const alone = await requests(port, token)
  const idle = await openAll(port, SOCKETS)
  await sleep(1_000)
  const after = await ask<NodeJS.MemoryUsage>(server, { ask: 'memory' })
  report('realtime.memory', {
    database,
    sockets: idle.length,
    kBEach: rounded((after.rss - before.rss) / 1000 / idle.length, 1),
    heapKBEach: rounded((after.heapUsed - before.heapUsed) / 1000 / idle.length, 1),
    goal: 20,
  })

  const beats = startBeats(idle)
  const beside = await requests(port, token)
  report('realtime.rest', {
    database,
    p99Ms: rounded(beside, 1),
    aloneP99Ms: rounded(alone, 1),
    ratio: rounded(beside / alone, 2),
    goal: 2,
  })
  const followers = await Promise.all(tokens.map((each) => follow(port, each)))
  await measureChanges(server, database, followers)
  clearInterval(beats)
  for (const socket of [...idle, ...followers]) socket.terminate()
  server.kill('SIGTERM')
}

/** Heartbeats as they come: spread over the time between two of one client. */
function startBeats(idle: WebSocket[]) {
  return setInterval(() => {
    for (let n = 0; n < idle.length / (HEARTBEAT_MS / 100); n += 1)
      idle[Math.floor(Math.random() * idle.length)]?.send('[null,"1","phoenix","heartbeat",{}]')
  }, 100)
}

/** How soon the last of all followers hears of a row. */
async function measureChanges(server: ChildProcess, database: string, followers: WebSocket[]) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = Promise.all(followers.map((socket) => change(socket)))
    await ask(server, { ask: 'post' })
    const written = performance.now()
    await heard
    times.push(performance.now() - written)
  }
  report('realtime.change', {
    database,
    subscribers: followers.length,
    lastMs: rounded(Math.max(...times), 0),
    medianMs: rounded(times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0, 0),
    goal: 1_000,
  })
}

async function openAll(port: number, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let n = 0; n < count; n += 100) {
    const some = Array.from({ length: Math.min(100, count - n) }, () => joined(port, {}))
    sockets.push(...(await Promise.all(some)))
  }
  return sockets
}

/** A socket with one channel, as an open page has it. */
async function joined(port: number, payload: object): Promise<WebSocket> {
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=sb_publishable_bench&vsn=2.0.0`,
    { perMessageDeflate: false },
  )
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const reply = next(socket, '"phx_reply"')
  socket.send(JSON.stringify(['1', '1', `realtime:${Math.random()}`, 'phx_join', payload]))
  if (!(await reply).includes('"ok"')) throw new Error(await reply)
  return socket
}

async function follow(port: number, token: string): Promise<WebSocket> {
  const postgres_changes = [{ event: '*', schema: 'public', table: 'bench_posts' }]
  const socket = await joined(port, { access_token: token, config: { postgres_changes } })
  await next(socket, 'Subscribed to PostgreSQL')
  return socket
}

function change(socket: WebSocket) {
  return next(socket, '"postgres_changes"')
}

function next(socket: WebSocket, words: string): Promise<string> {
  return new Promise((resolve) => {
    const listen = (data: unknown) => {
      const text = String(data)
      if (!text.includes(words)) return
      socket.off('message', listen)
      resolve(text)
    }
    socket.on('message', listen)
  })
}

/** The slowest but one in a hundred, of requests one after the other. */
async function requests(port: number, token: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    const started = performance.now()
    const response = await fetch(
      `http://127.0.0.1:${port}/rest/v1/bench_posts?select=id,text&limit=20`,
      { headers: { apikey: 'sb_publishable_bench', authorization: `Bearer ${token}` } },
    )
    const text = await response.text()
    if (!response.ok || text.length < 100) throw new Error(`${response.status} ${text}`)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(REQUESTS * 0.99)] ?? 0
}

function answer<T>(server: ChildProcess): Promise<T> {
  return new Promise((resolve) => server.once('message', (message) => resolve(message as T)))
}

function ask<T>(server: ChildProcess, message: object): Promise<T> {
  const answered = answer<T>(server)
  server.send(message)
  return answered
}
