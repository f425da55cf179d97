import { spawn } from 'node:child_process'
import { root } from './root.mjs'

const PARENT_CHECK_MS = 500

/**
 * Runs the server until it ends, and never leaves it behind: npm passes no signal on when it is killed, so a
 * changed parent means that nobody waits for us any more.
 * @param {string[]} args
 */
export const runServer = (args) => {
  const server = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: serverEnvironment(),
  })
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, PARENT_CHECK_MS)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  server.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(code ?? (signal ? 1 : 0))
  })
}

const serverEnvironment = () => ({
  APP_NAME: 'Listwright',
  DEMO_EMAIL: 'demo@listwright.test',
  FUNCTIONS_DIR: 'dist/functions',
  ...process.env,
})
