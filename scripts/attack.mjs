import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'
import { root } from './root.mjs'

install({ development: true })
const { build } = await import('./build-steps.mjs')
await build()
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/run-attack.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)
process.exit(status ?? 1)
