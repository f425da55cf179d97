import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request as send } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  buildProduct,
  type ProductProcess,
  startBalancer,
  startLoad,
  startProcess,
} from '@listwright/listwright/testing'
import { freePort, startPostgres } from '@listwright/server/testing'
import { report, rounded } from './report.ts'

// Server mode with one, two and three processes on one PostgreSQL: what they answer in a second, what a rolling restart
// loses and how long a restart of the database is felt. All share the cores of this machine with what asks them.

const CLIENTS = 48
const SECONDS = 8
const PER_SECOND = 200

const directory = await mkdtemp(join(tmpdir(), 'bench-scale-'))
const [postgres] = await Promise.all([startPostgres(), buildProduct()])
const ports = [await freePort(), await freePort(), await freePort()]
const urls = ports.map((port) => `http://127.0.0.1:${port}`)
const settings = {
  DATABASE_URL: postgres.url,
  DATA_DIR: directory,
  FUNCTIONS_DIR: join(directory, 'none'),
  SITE_URL: 'http://127.0.0.1:4390',
  TRUSTED_PROXIES: '127.0.0.1',
  SHUTDOWN_DELAY_MS: '2000',
  LOG_LEVEL: 'error',
}
const processes: ProductProcess[] = []
let alone = 0
for (const port of ports) {
  processes.push(await startProcess(port, settings))
  const key = await anonymousKey()
  await throughput(key, 1)
  const { perSecond, p50Ms, p99Ms } = await throughput(key, SECONDS)
  alone ||= perSecond
  report('scale.throughput', {
    processes: processes.length,
    cores: availableParallelism(),
    perSecond: rounded(perSecond, 0),
    ratio: rounded(perSecond / alone, 2),
    p50Ms: rounded(p50Ms, 1),
    p99Ms: rounded(p99Ms, 1),
  })
}

const balancer = await startBalancer(urls)
const key = await anonymousKey()
await rollingRestart()
await databaseRestart()

await balancer.close()
await Promise.all(processes.map((each) => each.stop('SIGKILL')))
await postgres.stop()
await rm(directory, { recursive: true })
process.exit(0)

async function anonymousKey(): Promise<string> {
  const { supabaseAnonKey } = await (await fetch(`${urls[0]}/config.json`)).json()
  return supabaseAnonKey
}

function question(key: string, n: number) {
  const address = `203.0.113.${(n % 250) + 1}`
  return {
    path: '/rest/v1/plans?select=id',
    headers: { apikey: key, 'x-forwarded-for': address },
  }
}

/** So many clients, each of which asks again as soon as it is answered, of every process in turn. */
async function throughput(key: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const ask = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const { hostname, port } = new URL(urls[n % processes.length] ?? '')
      const started = performance.now()
      send({ agent, hostname, port, ...question(key, n) }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`It answered ${answer.statusCode}`))
        answer.resume()
        answer.once('end', () => {
          times.push(performance.now() - started)
          resolve()
        })
      })
        .once('error', reject)
        .end()
    })
  const client = async (first: number) => {
    for (let n = first; performance.now() < end; n += CLIENTS + 1) await ask(n)
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) }
}

async function rollingRestart() {
  const load = startLoad({
    url: balancer.url,
    perSecond: PER_SECOND,
    next: (n) => question(key, n),
  })
  const started = performance.now()
  for (const [index, port] of ports.entries()) {
    await processes[index]?.stop()
    processes[index] = await startProcess(port, settings)
    while (balancer.healthy().length < ports.length) await sleep(20)
  }
  const seconds = (performance.now() - started) / 1000
  const { sent, statuses } = await load.stop()
  report('scale.rollingRestart', {
    perSecond: rounded(sent / seconds, 0),
    seconds: rounded(seconds, 1),
    sent,
    statuses,
    lost: sent - (statuses[200] ?? 0),
    goal: 0,
  })
}

async function databaseRestart() {
  const load = startLoad({
    url: urls[0] ?? '',
    perSecond: PER_SECOND,
    next: (n) => question(key, n),
  })
  await sleep(500)
  const started = performance.now()
  await postgres.restart()
  const back = performance.now()
  while (balancer.healthy().length < ports.length) await sleep(20)
  const healthy = performance.now()
  const { sent, statuses } = await load.stop()
  report('scale.databaseRestart', {
    sent,
    statuses,
    awayMs: rounded(back - started, 0),
    healthyAfterMs: rounded(healthy - back, 0),
  })
}
