import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './browser.mjs'
import { build } from './build-steps.mjs'
import { refuseUnknown } from './refuse-unknown.mjs'
import { root } from './root.mjs'
import { failedTests, retriedTests } from './second-tries.mjs'

/** @typedef {{ passed: number, failed: number, retried?: string[] }} Counts `retried` names what passed only at its second try. */

/**
 * Each group is run at once, one group after the other: what reads the code keeps all cores busy only together, what runs
 * it does so alone.
 * @type {Record<string, () => Promise<Counts>>[]}
 */
const groups = [
  {
    lock: () => check('node', 'scripts/check-lock.mjs'),
    // Several threads check some types more than once, and the other checks keep the other cores busy.
    types: () => check('tsc', '-b', '--singleThreaded'),
    lint: () => check('biome', 'check', '--error-on-warnings', '.'),
    functions: () => check('node', 'scripts/check-functions.mjs'),
    imports: () => check('node', 'scripts/check-imports.mjs'),
    unused: () => check('knip', '--no-progress'),
    security: () => check('node', 'scripts/check-security.mjs'),
    example: () => check('node', 'scripts/check-example.mjs'),
  },
  { unit: () => vitest() },
  { browser: () => playwright() },
]

/**
 * Runs every check there is, or only those named, and counts them.
 * @param {string[]} only
 * @returns {Promise<Required<Counts>>}
 */
export const runChecks = async (only) => {
  refuseUnknown(only, groups.flatMap(Object.keys))
  mkdirSync(new URL('.cache/results/', root), { recursive: true })
  /** @type {Required<Counts>} */
  const total = { passed: 0, failed: 0, retried: [] }
  for (const group of groups) {
    const steps = Object.entries(group).filter(([name]) => !only.length || only.includes(name))
    await Promise.all(
      steps.map(async ([name, step]) => {
        const started = performance.now()
        const { passed, failed, retried = [] } = await step()
        total.passed += passed
        total.failed += failed
        total.retried.push(...retried)
        const seconds = ((performance.now() - started) / 1000).toFixed(0)
        const counts = [`${passed} passed`, `${failed} failed`]
        if (retried.length) counts.push(`${retried.length} passed only at the second try`)
        console.log(`${failed ? '✗' : '✓'} ${name}: ${counts.join(', ')} (${seconds} s)`)
      }),
    )
  }
  return total
}

/**
 * What it prints comes out in one piece, since others run at the same time.
 * @param {string[]} command
 */
const check = async (...command) => {
  /** @type {Buffer[]} */
  const printed = []
  const status = await run(command, {}, (chunk) => printed.push(chunk))
  process.stdout.write(Buffer.concat(printed))
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** More files than this do not fail because the machine was busy. */
const SECOND_CHANCES = 3

/**
 * Tests of real processes and databases can fail because the machine had no time for them. A few files that failed are run
 * again, alone and in full view: what fails then is at fault itself. What passes then counts as passed, so that a busy
 * machine stops nobody, but is named at the end, since it may as well be a race.
 */
const vitest = async () => {
  await build()
  const first = await vitestRun('vitest')
  if (first.failed === 0 || first.files.length === 0 || first.files.length > SECOND_CHANCES)
    return first
  console.log(`\nFailed, and run again alone:\n${first.files.join('\n')}`)
  const again = await vitestRun('vitest-again', '--maxWorkers=1', ...first.files)
  return {
    passed: first.passed + Math.max(0, first.failed - again.failed),
    failed: again.failed,
    retried: first.failures.filter((name) => !again.failures.includes(name)),
  }
}

/**
 * @param {string} name
 * @param {string[]} options
 */
const vitestRun = async (name, ...options) => {
  const report = freshReport(name)
  const status = await run([
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ])
  const results = readReport(report)
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numFailedTestSuites: suites = 0,
    testResults: files = [],
  } = results
  return {
    passed,
    failed: atLeast(status, failed || suites),
    failures: failedTests(results),
    files: /** @type {{ name: string, status: string }[]} */ (files)
      .filter((file) => file.status === 'failed')
      .map((file) => file.name),
  }
}

const playwright = async () => {
  const browser = findBrowser()
  await build()
  const report = freshReport('playwright')
  const status = await run(['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(browser && { CHROMIUM_PATH: browser }),
  })
  const { stats = {}, ...results } = readReport(report)
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: atLeast(status, stats.unexpected ?? 0),
    retried: retriedTests(results),
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
 * @param {(chunk: Buffer) => void} [onPrint] Takes what would go to this terminal otherwise.
 * @returns {Promise<number>}
 */
const run = ([command = '', ...args], env = {}, onPrint) => {
  const bin = fileURLToPath(new URL('node_modules/.bin/', root))
  const out = onPrint ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', out, out],
    env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' },
  })
  if (onPrint) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onPrint)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
}
