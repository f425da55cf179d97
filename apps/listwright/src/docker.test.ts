import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPostgresDatabase, freePort } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientFor } from './testing/client-for.ts'
import {
  readCommand,
  readDockerfile,
  readEnv,
  readIgnore,
  type Stage,
} from './testing/dockerfile.ts'
import { watchProgram } from './testing/product-process.ts'

// The steps of the Dockerfile, done by hand in a folder that stands for the root of the image. `npm ci` is the one step
// that is replaced: what the lock names for production is linked from this project instead of fetched.

const root = fileURLToPath(new URL('../../../', import.meta.url))
const UNPRIVILEGED_ID = 1000

let directory: string
const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const image: Stage = stages.at(-1) ?? { name: '', instructions: [] }
const restOf = (word: string) => image.instructions.find((each) => each.word === word)?.rest ?? ''
const rootOf = (stage: string) => join(directory, stage || 'image')

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'image-'))
  await chmod(directory, 0o755)
  for (const stage of stages) await build(stage)
  // As a read-only root file system has it.
  spawnSync('chmod', ['-R', 'a-w,a+rX', join(rootOf(''), 'app')])
})

afterAll(async () => {
  spawnSync('chmod', ['-R', 'u+w', directory])
  await rm(directory, { recursive: true, force: true })
})

const build = async ({ name, instructions }: Stage) => {
  let folder = rootOf(name)
  await mkdir(folder, { recursive: true })
  for (const { word, rest } of instructions) {
    if (word === 'WORKDIR') {
      folder = join(rootOf(name), rest)
      await mkdir(folder, { recursive: true })
    } else if (word === 'COPY') await copy(rest, folder)
    else if (word === 'RUN') await runStep(rest, folder, name)
  }
}

const copy = async (rest: string, folder: string) => {
  const [, stage, from = '', to = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest) ?? []
  if (stage) {
    await cp(join(rootOf(stage), from), join(folder, to), {
      recursive: true,
      verbatimSymlinks: true,
    })
    return
  }
  const isIgnored = readIgnore(await readFile(join(root, '.dockerignore'), 'utf8'))
  await cp(join(root, from), join(folder, to), {
    recursive: true,
    filter: (path) => !isIgnored(relative(root, path)),
  })
}

const runStep = async (command: string, folder: string, stage: string) => {
  if (command.startsWith('npm ci ')) return linkPackages(folder)
  // Paths of the image are those below its folder here.
  const here = command.replaceAll(/ \/(?=\w)/g, ` ${rootOf(stage)}/`)
  const isRoot = process.getuid?.() === 0
  const allowed = isRoot ? here : here.replaceAll(/-[og] \d+/g, '')
  if (command.startsWith('node scripts/build')) await lendBuild(folder)
  const { status, stderr } = spawnSync('sh', ['-c', allowed], { cwd: folder, encoding: 'utf8' })
  expect([command, status, stderr]).toEqual([command, 0, expect.anything()])
}

interface Locked {
  dev?: boolean
  link?: boolean
}

/** What `npm ci --omit=dev` would install. Workspaces lead to the copied folders, everything else to this project's. */
const linkPackages = async (folder: string) => {
  const file = 'node_modules/.package-lock.json'
  const lock = JSON.parse(await readFile(join(root, file), 'utf8'))
  const packages: Record<string, Locked> = lock.packages
  const wanted = Object.entries(packages).filter(([, { dev }]) => !dev)
  for (const [path, { link }] of wanted) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const target = link ? await readlink(join(root, path)) : join(root, path)
    await symlink(target, join(folder, path))
  }
  await writeFile(
    join(folder, file),
    JSON.stringify({ ...lock, packages: Object.fromEntries(wanted) }),
  )
}

/** `npm test` has built the product already. Copied with its links, the build is recognised and not repeated. */
const lendBuild = async (folder: string) => {
  const built = join(root, 'dist')
  if (existsSync(built)) {
    await cp(built, join(folder, 'dist'), { recursive: true, verbatimSymlinks: true })
  }
}

/** Made as docs/running/docker.md says. */
const random = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes)))
const SECRETS = {
  SITE_URL: 'https://listings.example',
  JWT_SECRET: random(48).toString('base64'),
  ENCRYPTION_KEY: random(48).toString('base64'),
  SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${random(24).toString('hex')}`,
  SUPABASE_SECRET_KEY: `sb_secret_${random(24).toString('hex')}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
}

const environment = async (more: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  ...readEnv(restOf('ENV')),
  ...SECRETS,
  DATA_DIR: join(rootOf(''), 'data'),
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  ...more,
})

/** As the image's user where this may become somebody else, and that one can read this project. */
const user = () => {
  if (process.getuid?.() !== 0) return {}
  const given = { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }
  const canRead = spawnSync('ls', [join(root, 'node_modules')], given).status === 0
  return canRead ? given : {}
}

const start = (env: Record<string, string>) => {
  const [command = '', ...args] = readCommand(restOf('CMD'))
  const child = spawn(command, args, { cwd: join(rootOf(''), 'app'), env, ...user() })
  const checkHealth = () => {
    const [check = '', ...rest] = readCommand(restOf('HEALTHCHECK'))
    return spawnSync(check, rest, { env }).status
  }
  return { ...watchProgram(child), checkHealth }
}

describe('the image', () => {
  it('runs as a user without privileges, and keeps its data where a volume is', () => {
    expect(restOf('USER')).toBe(`${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`)
    expect(readCommand(restOf('VOLUME'))).toEqual([readEnv(restOf('ENV')).DATA_DIR])
    expect(readEnv(restOf('ENV'))).toMatchObject({ NODE_ENV: 'production' })
    expect(Object.keys(readEnv(restOf('ENV')))).not.toContainEqual(
      expect.stringMatching(/SECRET|PASSWORD|_KEY/),
    )
  })

  it('holds what runs, and neither sources nor secrets', async () => {
    const names = await readdir(join(rootOf(''), 'app'))
    expect(names.sort()).toEqual(['dist', 'node_modules', 'package.json', 'supabase'])
  })

  it.each([['embedded'], ['PostgreSQL']])(
    'starts from a read-only folder on %s, is healthy, lets people in and stops',
    async (kind) => {
      const database = kind === 'PostgreSQL' ? await createPostgresDatabase() : undefined
      const env = await environment(database ? { DATABASE_URL: database.url } : {})
      const { child, ended, output, checkHealth } = start(env)
      expect(checkHealth()).toBe(1)
      await expect.poll(output, { timeout: 120_000 }).toContain('Listwright is ready at')
      expect(checkHealth()).toBe(0)

      const url = `http://127.0.0.1:${env.PORT}`
      const credentials = { email: 'agent@example.test', password: 'correct horse 7' }
      const admin = clientFor(url, SECRETS.SUPABASE_SECRET_KEY)
      const made = await admin.auth.admin.createUser({ ...credentials, email_confirm: true })
      expect(made.error).toBeNull()
      const client = clientFor(url, SECRETS.SUPABASE_PUBLISHABLE_KEY)
      expect((await client.auth.signInWithPassword(credentials)).error).toBeNull()
      // Pages and functions came along.
      expect((await fetch(`${url}/login`)).status).toBe(200)
      // The address became known after the build.
      for (const path of ['/', '/terms', '/sitemap.xml', '/robots.txt']) {
        const text = await (await fetch(`${url}${path}`)).text()
        expect(text).toContain(SECRETS.SITE_URL)
        expect(text).not.toContain('site.invalid')
      }
      const models = await client.functions.invoke('list-models')
      expect(models.error).toBeNull()

      child.kill('SIGTERM')
      expect((await ended).code).toBe(0)
      expect(checkHealth()).toBe(1)
      await database?.drop()
    },
  )
})

describe('compose.yaml', () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')

  it('has no password of its own, and stops where one is missing', () => {
    const variables = [...compose.matchAll(/\$\{([^}]+)\}/g)].map(([, variable]) => variable)
    expect(variables.length).toBeGreaterThan(0)
    for (const variable of variables) expect(variable).toMatch(/^[A-Z_]+:\?/)
    expect(compose).not.toMatch(/PASSWORD: (?!\$)/)
  })

  it('lets the server write to its volumes only, with no privileges, for this machine', () => {
    for (const line of ['read_only: true', '- no-new-privileges:true', '- ALL', '- data:/data'])
      expect(compose).toContain(line)
    expect(compose).toContain('"127.0.0.1:3000:3000"')
    expect(compose).toContain('image: postgres:17')
  })

  it('is explained with the files that it needs', () => {
    const page = readFileSync(resolve(root, 'docs/running/docker.md'), 'utf8')
    for (const name of ['listwright.env', 'POSTGRES_PASSWORD', ...Object.keys(SECRETS)])
      expect(page).toContain(name)
  })
})
