import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'
import { root } from './root.mjs'

install({ development: true })
const [name = 'torture', ...args] = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', `apps/listwright/src/testing/${name}.ts`, ...args],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
