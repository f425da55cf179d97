import { expect, it } from 'vitest'
import { ended, run } from './testing/run.ts'

const PROJECT = {
  SITE_URL: 'https://listings.example',
  SUPABASE_URL: 'https://project.supabase.test',
  SUPABASE_ANON_KEY: 'sb_publishable_key',
}

it('writing pages without the settings of a project names what is missing', async () => {
  const { code, output } = await ended(run('write-pages', [], {}))
  expect(code).toBe(1)
  expect(output).toMatch(
    /^These settings need attention:\n {2}- SUPABASE_URL: .+\n {2}- SITE_URL: .+\n$/,
  )
})

it('writing pages tells all there is about a failure that nobody expected', async () => {
  const { code, output } = await ended(run('write-pages', [], { ...PROJECT, WEB_DIR: 'README.md' }))
  expect(code).toBe(1)
  expect(output).toContain("code: 'ENOTDIR'")
})
