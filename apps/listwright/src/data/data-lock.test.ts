import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockData } from './data-lock.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'data-lock-'))
})
afterEach(() => rm(directory, { recursive: true }))

const lockFile = () => join(directory, 'lock')

/** A process that is really there, with a lock as it would have written it. */
const anotherProcess = async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  const started = ticks ? `${boot.trim()}/${ticks}` : ''
  return { child, holder: { pid: child.pid, started, token: 'theirs' } }
}

it('a data folder is given to one process at a time, and back', async () => {
  const unlock = await lockData(directory)
  expect((await stat(lockFile())).mode & 0o777).toBe(0o600)
  await unlock()
  await expect(stat(lockFile())).rejects.toMatchObject({ code: 'ENOENT' })
})

it('a folder in use is refused with one clear sentence', async () => {
  const { child, holder } = await anotherProcess()
  await writeFile(lockFile(), JSON.stringify(holder))
  await expect(lockData(directory)).rejects.toThrow(
    `The data folder ${directory} is in use by process ${child.pid}: stop that one first, or choose another folder with DATA_DIR.`,
  )
  child.kill('SIGKILL')
})

it('the lock of a killed process is taken over', async () => {
  const { child, holder } = await anotherProcess()
  await writeFile(lockFile(), JSON.stringify(holder))
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = await lockData(directory)
  await unlock()
})

it('a process that only has the number of the dead one is no obstacle', async () => {
  const { child, holder } = await anotherProcess()
  await writeFile(lockFile(), JSON.stringify({ ...holder, started: 'another boot/1' }))
  await (await lockData(directory))()
  child.kill('SIGKILL')
})

it('a lock that was cut off while being written is taken over', async () => {
  await writeFile(lockFile(), '{"pid":')
  await (await lockData(directory))()
})
