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
/** In turns with and without a slow statement: whatever else the machine does for a second then slows down both. */
const ROUNDS = 8
const SAMPLES = 250
/** Keeps a processor busy for as long as the samples take, or longer. */
const SLOW = `do $$ declare stop timestamptz := clock_timestamp() + interval '1500 ms';
  begin while clock_timestamp() < stop loop end loop; end $$`

/** What it costs that the embedded database has a thread of its own: the same one in this thread is the reference. */
export const measureThread = async () => {
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
export const measureSlowQuery = async (database: Database, { app, headers }: BenchApp) => {
  // One session serves one statement at a time: beside it are pages and health, not other rows.
  const rows: Question[] = database.sessions > 1 ? [GET] : []
  const asks = [...rows, ...OTHERS].map((question) => asking(app, headers, question))
  await timesOf(asks, SAMPLES)
  const idle: number[] = []
  const busy: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await timesOf(asks, SAMPLES)))
    let isSlow = true
    const slow = database.execute(SLOW).finally(() => {
      isSlow = false
    })
    busy.push(...(await timesOf(asks, SAMPLES, () => isSlow)))
    await slow
  }
  report('server.slow-query', {
    database: database.kind,
    asked: [...rows, ...OTHERS].map(([name]) => name),
    samples: busy.length,
    idleP99Ms: rounded(slowest(idle), 2),
    busyP99Ms: rounded(slowest(busy), 2),
    ratio: rounded(slowest(busy) / slowest(idle), 2),
    goal: 3,
  })
}

const GET: Question = ['get-1', '/rest/v1/bench_books?select=*&id=eq.42', {}]
const OTHERS: Question[] = [
  ['health', '/health', {}],
  ['page', '/', {}],
  ['config', '/config.json', {}],
]

/** How long each answer took, in milliseconds. */
const timesOf = async (asks: (() => Promise<void>)[], most: number, goesOn = () => true) => {
  const times: number[] = []
  while (times.length < most && goesOn()) {
    const started = performance.now()
    await asks[times.length % asks.length]?.()
    times.push(performance.now() - started)
  }
  return times
}

/** The 99th of a hundred. */
const slowest = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
