import './node-version.mjs'
import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { root } from './root.mjs'

// A command for operators, such as `npm run backup -- <file>`: runs what the build put beside the server.
install({ development: false })
const { build } = await import('./build-steps.mjs')
await build()
const [tool, ...args] = process.argv.slice(2)
const child = spawn(process.execPath, [`dist/server/${tool}.js`, ...args], {
  cwd: root,
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))
