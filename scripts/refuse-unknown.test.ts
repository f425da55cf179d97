import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

const run = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
  })
  return { status, stderr }
}

it('a check that there is none of is refused, and nothing is run', () => {
  const runChecks = `(await import('./scripts/test-steps.mjs')).runChecks(['lint', 'typs'])`
  expect(run('--input-type=module', '--eval', runChecks)).toEqual({
    status: 1,
    stderr:
      'There is no typs. There are: lock, types, lint, functions, imports, unused, security, example, unit, browser.\n',
  })
})

it('an attack or a database that there is none of is refused', () => {
  expect(run('--import', 'tsx', 'scripts/run-attack.ts', 'openfiles', 'postgres')).toEqual({
    status: 1,
    stderr:
      'There is no openfiles. There are: embedded, postgres, squat, guessCodes, floodMail, askTooMuch, openFiles, floodSockets, fuzz.\n',
  })
})
