import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

// Kills a writing process over and over: every row it acknowledged must be found by the next one.
const rounds = Number(process.argv[2] ?? 200)
const writer = fileURLToPath(new URL('./torture-writer.ts', import.meta.url))
const LONGEST_START_MS = 180_000
const LONGEST_YOUTH_MS = 3_000
const MOST_ROWS = 60

const directory = await mkdtemp(join(tmpdir(), 'torture-'))
const acknowledged = new Set<number>()
let lost = 0
for (let round = 1; round <= rounds; round += 1) {
  // Now and then it dies while it is still starting.
  if (round === 1 || round % 10 === 0) await dieYoung()
  const missing = await liveAndDie(1 + Math.floor(Math.random() * MOST_ROWS))
  lost += missing.length
  if (missing.length > 0) report(`round ${round}: lost ${missing.join(', ')}`)
  else if (round % 20 === 0) report(`round ${round}: ${acknowledged.size} rows, none lost`)
}
await rm(directory, { recursive: true })
report(JSON.stringify({ torture: 'kill -9', rounds, rows: acknowledged.size, lost }))
process.exit(lost === 0 ? 0 : 1)

/** One life of the writer, ended after so many rows; answers the older rows that it did not find. */
async function liveAndDie(rows: number): Promise<number[]> {
  const child = startWriter()
  const before = [...acknowledged]
  let missing: number[] | undefined
  let written = 0
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS)
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, rest = ''] = line.split(' ')
    if (word === 'found') {
      const found = new Set(rest.split(',').map(Number))
      missing = before.filter((n) => !found.has(n))
    } else {
      acknowledged.add(Number(rest))
      written += 1
      if (written === rows) setTimeout(() => child.kill('SIGKILL'), Math.random() * 5)
    }
  }
  clearTimeout(timer)
  if (!missing || written === 0) throw new Error('It did not start again')
  return missing
}

async function dieYoung() {
  const child = startWriter()
  await sleep(Math.random() * LONGEST_YOUTH_MS)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function startWriter() {
  return spawn(process.execPath, ['--import', 'tsx', writer, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function report(line: string) {
  process.stdout.write(`${line}\n`)
}
