import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFunctions } from './find-functions.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'functions-'))
})
afterAll(() => rm(directory, { recursive: true }))

it('functions are files that were built and folders with a handler, and nothing else is', async () => {
  const folder = join(directory, 'mixed')
  await mkdir(join(folder, 'say-hello'), { recursive: true })
  await mkdir(join(folder, 'empty'))
  await writeFile(join(folder, 'say-hello/handler.ts'), '')
  await writeFile(join(folder, 'built.js'), '')
  await writeFile(join(folder, 'README.md'), '')
  expect([...(await findFunctions(folder)).keys()].sort()).toEqual(['built', 'say-hello'])
})

it('a missing folder has none', async () => {
  expect(await findFunctions(join(directory, 'missing'))).toEqual(new Map())
})

it('what cannot be read is not taken for empty', async () => {
  const file = join(directory, 'file')
  await writeFile(file, '')
  await expect(findFunctions(file)).rejects.toMatchObject({ code: 'ENOTDIR' })

  const folder = join(directory, 'circle')
  await mkdir(folder)
  await symlink('say-hello', join(folder, 'say-hello'))
  await expect(findFunctions(folder)).rejects.toMatchObject({ code: 'ELOOP' })
})
