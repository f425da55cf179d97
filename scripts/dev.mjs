import './node-version.mjs'
import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { root } from './root.mjs'

install({ development: true })

// The browser talks to Vite, which passes the API on to the server behind it; both reload on change.
const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const host = process.env.HOST ?? '127.0.0.1'
const siteUrl = process.env.SITE_URL ?? `http://${host}:${port}`

// Node does not see by itself what threads load, such as the functions. Its manual names macOS and Windows only for
// --watch-path, but since Node 20 it also watches folders, and new ones in them, on Linux.
const watched = ['apps/listwright/src', 'apps/server/src', 'packages', 'supabase'].map(
  (path) => `--watch-path=${path}`,
)

const processes = [
  spawn(
    process.execPath,
    ['--import', 'tsx', ...watched, '--watch-preserve-output', 'apps/listwright/src/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        APP_NAME: 'Listwright',
        DEMO_EMAIL: 'demo@listwright.test',
        ...process.env,
        PORT: String(apiPort),
        SITE_URL: siteUrl,
      },
    },
  ),
  spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'apps/web',
      '--host',
      host,
      '--port',
      String(port),
      '--strictPort',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, API_URL: `http://${host}:${apiPort}` },
    },
  ),
]

const stop = () => {
  for (const child of processes) child.kill('SIGTERM')
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, stop)
for (const child of processes) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ??= code ?? 1
  })
}
