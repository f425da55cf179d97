import type { Database } from '@listwright/server'
import { migrate, openPglite } from '@listwright/server'
import { testFolders } from '@listwright/server/testing'
import { startSameThreadEngine } from '@listwright/server/testing/same-thread-engine'
import { compare } from './processor-time.ts'
import { report, rounded } from './report.ts'
import { asking, type BenchApp, openBenchApp } from './server-app.ts'
import { QUESTIONS, type Question } from './server-questions.ts'

/** As many as a page asks at a time: a thread that is asked again at once need not wake up. */
const AT_ONCE = 8
const SAMPLES = 1_000
const SLOW = 'select count(*) from generate_series(1, 100000000000)'
const SLOW_MS = 5_000

/** What it costs that the embedded database has a thread of its own: the same one in this thread is the reference. */
export async function measureThread() {
  const own = await openPglite()
  const here = await openPglite({}, startSameThreadEngine)
  const asks: ((question: Question) => () => Promise<void>)[] = []
  for (const database of [own, here]) {
    await migrate(database, testFolders)
    const { app, headers } = await openBenchApp(database)
    asks.push((question) => asking(app, headers, question))
  }
  for (const question of QUESTIONS) {
    const [ours, theirs] = asks.map((ask) => ask(question))
    if (!ours || !theirs) throw new Error('There are two to compare')
    const figures = await compare(ours, theirs, AT_ONCE)
    report('server.thread', {
      question: question[0],
      cpuMs: rounded(figures.ours),
      sameThreadMs: rounded(figures.theirs),
      ratio: rounded(figures.ratio, 2),
      goal: 1.1,
    })
  }
  await own.close()
  await here.close()
}

/** How long others wait for their answers while one statement takes all its time. */
export async function measureSlowQuery(database: Database, { app, headers }: BenchApp) {
  // One session serves one statement at a time: beside it are pages and health, not other rows.
  const rows: Question[] = database.sessions > 1 ? [GET] : []
  const asks = [...rows, ...OTHERS].map((question) => asking(app, headers, question))
  const idle = await slowest(asks)
  const slow = database
    .transaction((tx) => tx.query(SLOW), { statementLimitMs: SLOW_MS })
    .catch(() => undefined)
  const busy = await slowest(asks)
  await slow
  report('server.slow-query', {
    database: database.kind,
    asked: [...rows, ...OTHERS].map(([name]) => name),
    idleP99Ms: rounded(idle, 2),
    busyP99Ms: rounded(busy, 2),
    ratio: rounded(busy / idle, 2),
    goal: 3,
  })
}

const GET: Question = ['get-1', '/rest/v1/bench_books?select=*&id=eq.42', {}]
const OTHERS: Question[] = [
  ['health', '/health', {}],
  ['page', '/', {}],
  ['config', '/config.json', {}],
]

/** The 99th of a hundred, in milliseconds. */
async function slowest(asks: (() => Promise<void>)[]) {
  for (let n = 0; n < SAMPLES / 2; n += 1) await asks[n % asks.length]?.()
  const times: number[] = []
  for (let n = 0; n < SAMPLES; n += 1) {
    const started = performance.now()
    await asks[n % asks.length]?.()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(SAMPLES * 0.99)] ?? 0
}
