import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { watchProgram } from './testing/product-process.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const PROJECT = {
  SITE_URL: 'https://listings.example',
  SUPABASE_URL: 'https://project.supabase.test',
  SUPABASE_ANON_KEY: 'sb_publishable_key',
}

/** The program as `npm run build:hosted` runs it, from its source. */
const writePages = (settings: Record<string, string>) => {
  const { PATH = '', HOME = '' } = process.env
  const file = fileURLToPath(new URL('./write-pages.ts', import.meta.url))
  const env = { PATH, HOME, ...settings }
  return watchProgram(spawn(process.execPath, ['--import', 'tsx', file], { cwd: root, env })).ended
}

it('writing pages without the settings of a project names what is missing', async () => {
  const { code, output } = await writePages({})
  expect(code).toBe(1)
  expect(output).toMatch(
    /^These settings need attention:\n {2}- SUPABASE_URL: .+\n {2}- SITE_URL: .+\n$/,
  )
})

it('writing pages tells all there is about a failure that nobody expected', async () => {
  const { code, output } = await writePages({ ...PROJECT, WEB_DIR: 'README.md' })
  expect(code).toBe(1)
  expect(output).toContain("code: 'ENOTDIR'")
})
