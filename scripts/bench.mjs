import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'
import { root } from './root.mjs'

// One after the other: benchmarks that share the cores measure each other.
const BENCHMARKS = [
  'copywriter',
  'reviewer',
  'answer',
  'server',
  'auth',
  'realtime',
  'scale',
  'library',
  'move',
  'landing',
  'studio',
]

install({ development: true })
const { build } = await import('./build-steps.mjs')
await build()

const only = process.argv.slice(2)
let failed = false
for (const name of only.length ? only : BENCHMARKS) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
