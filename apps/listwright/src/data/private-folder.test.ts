import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '@listwright/server'
import { templateFile } from '@listwright/server/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPrivate } from './private-folder.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'private-'))
})
afterEach(() => rm(directory, { recursive: true }))

const modeOf = async (...path: string[]) =>
  ((await stat(join(directory, ...path))).mode & 0o777).toString(8)

it('[SEC-CFG-11] a data folder that others could read is closed to them, with all the server keeps in it', async () => {
  await chmod(directory, 0o755)
  await mkdir(join(directory, 'database/base'), { recursive: true, mode: 0o755 })
  for (const file of ['secrets.json', 'lock', 'seeded', 'database.created', 'database/base/1']) {
    await writeFile(join(directory, file), 'x')
    await chmod(join(directory, file), 0o666)
  }
  await writeFile(join(directory, 'run.sh'), 'not ours')
  await chmod(join(directory, 'run.sh'), 0o755)
  await keepPrivate(directory)
  expect(await Promise.all([modeOf(), modeOf('database'), modeOf('database/base')])).toEqual([
    '700',
    '700',
    '700',
  ])
  for (const file of ['secrets.json', 'lock', 'seeded', 'database.created', 'database/base/1'])
    expect(await modeOf(file), file).toBe('600')
  expect(await modeOf('run.sh')).toBe('755')
})

it('[SEC-CFG-11] the embedded database makes no file that others could read', async () => {
  const database = await openPglite({
    directory: join(directory, 'database'),
    load: templateFile(),
  })
  await database.execute('create table public.marks (n int); insert into marks values (1)')
  await database.execute('checkpoint')
  await database.close()
  const files = await readdir(directory, { recursive: true, withFileTypes: true })
  const open: string[] = []
  for (const file of files.filter((file) => file.isFile())) {
    const { mode } = await stat(join(file.parentPath, file.name))
    if (mode & 0o077) open.push(file.name)
  }
  expect(open).toEqual([])
})
