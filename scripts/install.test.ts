import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

it('a lock that cannot be read is not taken for one that asks for nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'install-'))
  await mkdir(join(directory, 'scripts'))
  for (const file of ['scripts/install.mjs', 'scripts/root.mjs'])
    await cp(fileURLToPath(new URL(file, root)), join(directory, file))
  const install = async (lock: string) => {
    await writeFile(join(directory, 'package-lock.json'), lock)
    const program = `(await import('./scripts/install.mjs')).install({ development: false })`
    const args = ['--input-type=module', '--eval', program]
    return spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8' })
  }
  expect((await install('{ "packages": {} }')).status).toBe(0)
  const { status, stderr } = await install('<<<<<<< ours')
  expect(status).toBe(1)
  expect(stderr).toContain('SyntaxError')
  await rm(directory, { recursive: true })
})
