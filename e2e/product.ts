import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const START_MS = 80_000

export interface Product {
  url: string
  anonKey: string
  serviceKey: string
  stop: () => Promise<void>
}

/** The built product on a port and in a data folder of its own, with the sandbox for the outside world. */
export const startProduct = async (): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'listwright-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const secret = `sb_secret_${'e2e'.repeat(12)}`
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      APP_NAME: 'Listwright',
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      FUNCTIONS_DIR: 'dist/functions',
      SUPABASE_SECRET_KEY: secret,
      LOG_LEVEL: 'error',
    },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await ready(url, () => server.exitCode !== null)
  const config: { supabaseAnonKey: string } = await (await fetch(`${url}/config.json`)).json()
  return {
    url,
    anonKey: config.supabaseAnonKey,
    serviceKey: secret,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const ready = async (url: string, hasExited: () => boolean) => {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    if (hasExited()) throw new Error('The product did not start.')
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The product was not ready in time.')
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port')),
      )
    })
  })
