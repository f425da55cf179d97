import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '@listwright/listwright/testing'
import { freePort } from '@listwright/server/testing'

/** What a started server with its embedded database holds while nobody asks anything. */
export const idleMemory = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'memory-'))
  const port = await freePort()
  const started = performance.now()
  const { child, stop } = await startProcess(port, { DATA_DIR: directory })
  const startMs = Math.round(performance.now() - started)
  await sleep(3_000)
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN)
  await stop()
  await rm(directory, { recursive: true })
  return { idleMiB: Math.round(kilobytes / 1024), firstStartMs: startMs }
}
