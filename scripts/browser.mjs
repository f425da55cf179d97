import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds a Chromium for the browser tests, installing one when there is none; `undefined` means Playwright's own. */
export const findBrowser = () => {
  const known = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))
  if (known) return known
  console.log('Installing a browser for the tests …')
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  const installed = isDebianRoot
    ? run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    : run('npx', ['playwright', 'install', 'chromium'])
  if (!installed)
    throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.')
  return PLACES.find((path) => existsSync(path))
}

/**
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
