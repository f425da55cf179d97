import './node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install } from './install.mjs'
import { root } from './root.mjs'

// A command for operators, such as `npm run backup -- <file>`: runs what the build put beside the server.
const [tool, ...args] = process.argv.slice(2)
const program = `dist/server/${tool}.js`

// A backup is made by the release that runs, even if newer sources were fetched meanwhile: installing theirs would
// replace the packages of the running server. For the other commands no server runs.
if (tool !== 'backup' || !existsSync(new URL(program, root))) {
  install({ development: false })
  const { build } = await import('./build-steps.mjs')
  await build()
}
const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
