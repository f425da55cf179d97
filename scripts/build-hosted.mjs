import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { root } from './root.mjs'

// The pages of a hosted project as files for any static host: dist/hosted, and dist/nginx.conf.
install({ development: false })
const built = fileURLToPath(new URL('.cache/hosted-web', root))
for (const program of ['apps/web/build.ts', 'apps/listwright/src/write-pages.ts']) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WEB_OUT_DIR: built, WEB_DIR: built },
  })
  if (status !== 0) process.exit(status ?? 1)
}
