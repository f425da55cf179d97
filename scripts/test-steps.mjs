import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './browser.mjs'
import { build } from './build-steps.mjs'
import { root } from './root.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */

/** @type {Record<string, () => Counts | Promise<Counts>>} */
const steps = {
  lock: () => check('node', 'scripts/check-lock.mjs'),
  types: () => check('tsc', '-b'),
  lint: () => check('biome', 'check', '--error-on-warnings', '.'),
  imports: () => check('node', 'scripts/check-imports.mjs'),
  unused: () => check('knip', '--no-progress'),
  security: () => check('node', 'scripts/check-security.mjs'),
  unit: () => vitest(),
  browser: () => playwright(),
}

/**
 * Runs every check there is, or only those named, and counts them.
 * @param {string[]} only
 * @returns {Promise<Counts>}
 */
export const runChecks = async (only) => {
  mkdirSync(new URL('.cache/results/', root), { recursive: true })
  const total = { passed: 0, failed: 0 }
  for (const [name, step] of Object.entries(steps)) {
    if (only.length && !only.includes(name)) continue
    const started = performance.now()
    const { passed, failed } = await step()
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  }
  return total
}

/** @param {string[]} command */
const check = (...command) =>
  run(command) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const vitest = async () => {
  await build()
  const report = freshReport('vitest')
  const status = run([
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numFailedTestSuites: suites = 0,
  } = readReport(report)
  return { passed, failed: atLeast(status, failed || suites) }
}

const playwright = async () => {
  const browser = findBrowser()
  await build()
  const report = freshReport('playwright')
  const status = run(['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(browser && { CHROMIUM_PATH: browser }),
  })
  const { stats = {} } = readReport(report)
  return {
    passed: stats.expected ?? 0,
    failed: atLeast(status, stats.unexpected ?? 0),
  }
}

/** @param {string} name */
const freshReport = (name) => {
  const file = fileURLToPath(new URL(`.cache/results/${name}.json`, root))
  rmSync(file, { force: true })
  return file
}

/** @param {string} file */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * A runner that failed without naming a test still counts as one failure.
 * @param {number} status
 * @param {number} failed
 */
const atLeast = (status, failed) => (status === 0 ? failed : Math.max(1, failed))

/**
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
const run = ([command = '', ...args], env = {}) => {
  const bin = fileURLToPath(new URL('node_modules/.bin/', root))
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' },
  })
  return status ?? 1
}
