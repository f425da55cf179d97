import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'

vi.mock('node:fs/promises', { spy: true })

it('is compiled once, and again only if that failed', async () => {
  // Another file's tests may have compiled it already.
  vi.resetModules()
  const { pgliteModule } = await import('./pglite-module.ts')
  vi.mocked(readFile).mockRejectedValueOnce(new Error('too many open files'))
  await expect(pgliteModule()).rejects.toThrow('too many open files')
  const module = await pgliteModule()
  expect(module).toBeInstanceOf(WebAssembly.Module)
  expect(await pgliteModule()).toBe(module)
})
