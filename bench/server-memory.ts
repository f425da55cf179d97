import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@listwright/server/testing'

const root = fileURLToPath(new URL('../', import.meta.url))
const built = join(root, 'dist/server/main.js')
const source = join(root, 'apps/listwright/src/main.ts')

/** What a started server with its embedded database holds while nobody asks anything. */
export async function idleMemory() {
  const directory = await mkdtemp(join(tmpdir(), 'memory-'))
  const isBuilt = existsSync(built)
  const child = spawn(process.execPath, isBuilt ? [built] : ['--import', 'tsx', source], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: directory },
  })
  const started = performance.now()
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => data.includes('is ready at') && resolve())
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const startMs = Math.round(performance.now() - started)
  await sleep(3_000)
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN)
  child.removeAllListeners('exit').kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  await rm(directory, { recursive: true })
  return { idleMiB: Math.round(kilobytes / 1024), firstStartMs: startMs, built: isBuilt }
}
