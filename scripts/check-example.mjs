import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

// The documented example of a new field of a property still applies to this tree, and the result has no type errors.
const ROOT = fileURLToPath(root)
const PATCH = join(ROOT, 'docs/examples/add-a-property-field.patch')
const LEFT_OUT = /^(node_modules|dist|coverage|test-results|playwright-report|screenshots|\..*)$/

const copy = mkdtempSync(join(tmpdir(), 'example-'))
try {
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.test(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  linkModules()
  const isGood =
    run('git', 'apply', '-C1', PATCH) &&
    run(
      join(ROOT, 'node_modules/.bin/tsc'),
      '-b',
      '--singleThreaded',
      'packages/contracts',
      'apps/web',
    )
  process.exitCode = isGood ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** Packages from this tree, except for our own workspaces, which have to be those of the copy. */
function linkModules() {
  const modules = join(ROOT, 'node_modules')
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(modules))
    if (name !== '@listwright') symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  // Their links are relative, so that they lead into the copy.
  cpSync(join(modules, '@listwright'), join(copy, 'node_modules/@listwright'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}

/** @param {string[]} command */
function run(...[command = '', ...args]) {
  const { status } = spawnSync(command, args, {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}
