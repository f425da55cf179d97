import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './root.mjs'

/**
 * Installs from the lock when what it asks for is not there yet. npm writes its own record of what it installed
 * only after success, so that record is the stamp.
 * @param {{ development: boolean }} options
 */
export const install = ({ development: isAsked }) => {
  // A tree that people develop in keeps its tools, whoever finds it outdated.
  const development = isAsked || hasTools()
  if (isInstalled(development)) return
  console.log(`Installing ${development ? 'all packages' : 'what running needs'} …`)
  const npm = process.env.npm_execpath
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(development ? [] : ['--omit=dev']),
  ]
  const { status } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: innerEnvironment(),
  })
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable?')
    process.exit(1)
  }
}

const hasTools = () => {
  return Object.values(installedPackages()).some((entry) => entry.dev)
}

/** @param {boolean} development */
const isInstalled = (development) => {
  const wanted = lockedPackages('package-lock.json')
  const present = installedPackages()
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      !path.includes('node_modules/') ||
      (entry.dev && !development) ||
      (present[path] && present[path].version === entry.version),
  )
}

/** Where there is no record that can be read, nothing counts as installed. */
const installedPackages = () => {
  try {
    return lockedPackages('node_modules/.package-lock.json')
  } catch {
    return {}
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean, link?: boolean }>}
 */
const lockedPackages = (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')).packages

// The outer `npm start` hands its own configuration down; the inner `npm ci` must not inherit it.
const innerEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_config_|npm_lifecycle_|NODE_ENV$)/i.test(name),
    ),
  )
