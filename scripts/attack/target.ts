import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@listwright/server/testing'

export interface Target {
  url: string
  anonKey: string
  /** The server's process, where it was started here. */
  pid?: number | undefined
  /** Whether addresses in X-Forwarded-For are believed, so that one machine can play many. */
  believesAddresses: boolean
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const LONGEST_START_MS = 90_000
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/

/** A server to attack: one of its own on a database, or one that runs on this machine. */
export async function startTarget({ url, databaseUrl }: { url?: string; databaseUrl?: string }) {
  if (url) return reach(url)
  const directory = await mkdtemp(join(tmpdir(), 'attack-'))
  const own = `http://127.0.0.1:${await freePort()}`
  const { PATH = '', HOME = '' } = process.env
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH,
      HOME,
      PORT: new URL(own).port,
      SITE_URL: own,
      DATA_DIR: directory,
      FUNCTIONS_DIR: 'dist/functions',
      TRUSTED_PROXIES: '127.0.0.1',
      SUPABASE_SECRET_KEY: `sb_secret_${randomBytes(24).toString('base64url')}`,
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const target = await reach(own)
  return {
    ...target,
    pid: server.pid,
    believesAddresses: true,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function reach(url: string): Promise<Target> {
  if (!LOOPBACK.test(new URL(url).hostname)) throw new Error('Only servers of this machine')
  const deadline = Date.now() + LONGEST_START_MS
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`Nobody answers at ${url}`)
    await sleep(200)
  }
  const { supabaseAnonKey } = await (await fetch(`${url}/config.json`)).json()
  return { url, anonKey: supabaseAnonKey, believesAddresses: false, stop: async () => undefined }
}
