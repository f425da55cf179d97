import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { makeDataFolder } from './data-folder.ts'

const holder = z.object({ pid: z.number().int(), started: z.string(), token: z.string() })

/** Another process uses the data folder. */
export class DataLocked extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The data folder ${directory} is in use by process ${pid}: stop that one first, or choose another folder with DATA_DIR.`,
    )
    this.name = 'DataLocked'
  }
}

/**
 * Locks the data folder for this process; resolves to a function that releases it. A lock whose owner
 * is gone, after a crash or a kill, is taken over.
 */
export const lockData = async (directory: string): Promise<() => Promise<void>> => {
  await makeDataFolder(directory)
  const file = join(directory, 'lock')
  const token = randomUUID()
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), token })
  if (!(await tryWrite(file, mine))) {
    const other = await readHolder(file)
    if (other && (await isRunning(other))) throw new DataLocked(directory, other.pid)
    await rm(file, { force: true })
    if (!(await tryWrite(file, mine)))
      throw new DataLocked(directory, (await readHolder(file))?.pid ?? 0)
    // Two processes may have found the same dead owner: the one that wrote last owns the lock.
    await sleep(100)
    const now = await readHolder(file)
    if (now?.token !== token) throw new DataLocked(directory, now?.pid ?? 0)
  }
  return async () => {
    if ((await readHolder(file))?.token === token) await rm(file, { force: true })
  }
}

const tryWrite = async (file: string, text: string) => {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

const readHolder = async (file: string) => {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return holder.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Process ids are reused, above all in containers; the time of the start tells two processes apart. */
const isRunning = async ({ pid, started }: z.infer<typeof holder>) => {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false
  }
  return (await startOf(pid)) === started
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Blank on systems without /proc; there the process id alone has to do. */
const startOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[19] ? `${boot.trim()}/${fields[19]}` : ''
}
