import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

// A project of its own: what an operator has after fetching a release that needs a package more than the last one did.
let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'operate-'))
  for (const name of ['operate', 'install', 'node-version', 'root'])
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(project, `scripts/${name}.mjs`))
  put('package-lock.json', '{"packages":{"node_modules/new":{"version":"1.0.0"}}}')
  put('npm.mjs', "import { writeFileSync } from 'node:fs'\nwriteFileSync('installed', '')")
  put(
    'scripts/build-steps.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs'
     export const build = () => {
       mkdirSync('dist/server', { recursive: true })
       for (const tool of ['backup', 'restore'])
         writeFileSync('dist/server/' + tool + '.js', "console.log('new', ...process.argv.slice(2))")
     }`,
  )
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const put = (file: string, text: string) => {
  mkdirSync(join(project, file, '..'), { recursive: true })
  writeFileSync(join(project, file), text)
}

const operate = (...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/operate.mjs', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(project, 'npm.mjs') },
  })
  return { status, printed: stdout.trim().split('\n').at(-1) }
}

const isInstalled = () => existsSync(join(project, 'installed'))

it('a backup after new sources were fetched is made by the build that runs, which stays as it is', () => {
  put('dist/server/backup.js', "console.log('old', ...process.argv.slice(2))\nprocess.exit(3)")
  expect(operate('backup', 'monday.backup')).toEqual({ status: 3, printed: 'old monday.backup' })
  expect(isInstalled()).toBe(false)
})

it('a backup where nothing was built yet installs and builds first', () => {
  expect(operate('backup', 'monday.backup')).toEqual({ status: 0, printed: 'new monday.backup' })
  expect(isInstalled()).toBe(true)
})

it('a restore, for which no server runs, is done by the release that will be started', () => {
  put('dist/server/restore.js', "console.log('old')")
  expect(operate('restore', 'monday.backup')).toEqual({ status: 0, printed: 'new monday.backup' })
})
