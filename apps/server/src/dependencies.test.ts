import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = new URL('../../../', import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, root), 'utf8'))

const lock = z
  .object({
    lockfileVersion: z.number(),
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        link: z.boolean().optional(),
        inBundle: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(read('package-lock.json'))
const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(read('package.json'))

const installed = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))

it('[SEC-CFG-08] every package is locked to one version and one content', () => {
  expect(lock.lockfileVersion).toBe(3)
  expect(installed.length).toBeGreaterThan(100)
  const loose = installed.filter(
    ({ version, integrity, inBundle }) =>
      !version || !(inBundle || /^sha512-[\w+/]{86}==/.test(integrity ?? '')),
  )
  expect(loose.map(({ name }) => name)).toEqual([])
})

it('[SEC-CFG-08] every package comes from the registry, none from an address of its own', () => {
  const elsewhere = installed.filter(
    ({ resolved }) => resolved && !/^https:\/\/[^/]+\//.test(resolved),
  )
  expect(elsewhere.map(({ name, resolved }) => `${name} ${resolved}`)).toEqual([])
})

it('[SEC-CFG-08] no package runs a script at install unless somebody has decided about it', () => {
  const undecided = installed.filter(
    ({ name, hasInstallScript }) => hasInstallScript && !(name in allowScripts),
  )
  expect(undecided.map(({ name }) => name)).toEqual([])
})

it('[SEC-CFG-08] the bill of materials names every package that runs, with its hash', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const hash = z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })
  const { components } = z
    .object({
      bomFormat: z.literal('CycloneDX'),
      components: z.array(
        z.object({ name: z.string(), version: z.string(), hashes: z.array(hash) }),
      ),
    })
    .parse(JSON.parse(stdout))
  const names = components.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['hono', 'zod', 'pg', '@electric-sql/pglite', '@node-rs/argon2']),
  )
  expect(names).not.toContain('vitest')
})
