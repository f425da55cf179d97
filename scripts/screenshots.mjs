import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'
import { root } from './root.mjs'

install({ development: true })
const { build } = await import('./build-steps.mjs')
await build()
const { findBrowser } = await import('./browser.mjs')
const browser = findBrowser()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/take-screenshots.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) },
})
process.exit(status ?? 1)
