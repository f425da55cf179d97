import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@listwright/server/testing'
import { findBroken, findLost } from './find-losses.ts'
import { Ledger } from './ledger.ts'
import { runProgram, startProcess } from './product-process.ts'
import { startTraffic } from './traffic.ts'

export interface Outcome {
  rounds: number
  /** What the server acknowledged. */
  accounts: number
  saves: number
  locks: number
  /** What was acknowledged and is not there. */
  lost: string[]
  /** What does not fit together. */
  broken: string[]
}

const MOST_ACKNOWLEDGED = 60
const LATER_MS = 20
const LONGEST_START_MS = 1_000
const YOUNG_EVERY = 10

/** Starts the server, sends it traffic and kills it in the middle, over and over; each life looks at what the last one left. */
export const killServer = async (
  rounds: number,
  databaseUrl: string | undefined,
  onRound: (outcome: Outcome) => void,
): Promise<Outcome> => {
  const directory = await mkdtemp(join(tmpdir(), 'torture-'))
  const port = await freePort()
  const secretKey = `sb_secret_${randomBytes(32).toString('base64url')}`
  const settings = {
    DATA_DIR: directory,
    FUNCTIONS_DIR: join(directory, 'none'),
    SUPABASE_SECRET_KEY: secretKey,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const ledger = new Ledger()
  const outcome: Outcome = { rounds: 0, accounts: 0, saves: 0, locks: 0, lost: [], broken: [] }
  // One more start than kills, to check the state after the last kill.
  for (let round = 0; round <= rounds; round += 1) {
    if (round % YOUNG_EVERY === 1) await killWhileStarting(port, settings)
    const server = await startProcess(port, settings)
    const { supabaseAnonKey: key } = await (await fetch(`${server.url}/config.json`)).json()
    outcome.lost.push(...(await findLost(server.url, key, ledger)))
    outcome.broken.push(...(await findBroken(server.url, secretKey)))
    if (round < rounds) {
      const traffic = startTraffic(server.url, key, ledger)
      await traffic.acknowledged(1 + Math.floor(Math.random() * MOST_ACKNOWLEDGED))
      await sleep(Math.random() * LATER_MS)
      await server.stop('SIGKILL')
      outcome.broken.push(...(await traffic.ended))
      outcome.rounds += 1
    } else await server.stop()
    onRound(Object.assign(outcome, ledger.counts()))
  }
  await rm(directory, { recursive: true })
  return outcome
}

/** Now and then it dies while it is still starting. */
const killWhileStarting = async (port: number, settings: Record<string, string>) => {
  const { child, ended } = runProgram('main', [], { PORT: String(port), ...settings })
  await sleep(Math.random() * LONGEST_START_MS)
  child.kill('SIGKILL')
  await ended
}
