import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Which project a command is about. */
export const PROJECT = ['--project-ref', 'abcdefghijklmnopqrst']
export const ACCESS_TOKEN = `sbp_${'0123456789'.repeat(4)}`

/** Where the pinned versions are installed, or why they cannot run on this platform. */
export const findBinaries = (): { supabase: string; deno: string } | { missing: string } => {
  try {
    // The starter of each package tells the platform's binary; the oldest Deno is the nearest to what Supabase runs.
    return {
      supabase: join(dirname(require.resolve('supabase/package.json')), 'dist/supabase.js'),
      deno: require('deno-oldest/install_api.cjs').runInstall(),
    }
  } catch (error) {
    return { missing: `${process.platform}-${process.arch}: ${error}` }
  }
}

/** The settings that an operator fills in, with the values of the example. */
export const exampleEnv = () =>
  parseEnv(readFileSync(join(root, 'supabase/.env.example'), 'utf8')) as Record<string, string>

interface Run {
  binary: string
  /** Where the stand-in for the management API listens. */
  apiUrl: string
  args: string[]
  env?: Record<string, string>
}

/** Runs `supabase` on a copy of the project's settings as an operator would, but against a stand-in. */
export const runSupabase = async ({ binary, apiUrl, args, env = {} }: Run): Promise<string> => {
  const home = await mkdtemp(join(tmpdir(), 'supabase-home-'))
  try {
    const profile = join(home, 'profile.yaml')
    await mkdir(join(home, 'home'))
    await writeFile(profile, profileFor(apiUrl))
    return await outputOf(binary, [...args, '--profile', profile], {
      PATH: process.env.PATH ?? '',
      HOME: join(home, 'home'),
      SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
      SUPABASE_TELEMETRY_DISABLED: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      ...env,
    })
  } finally {
    await rm(home, { recursive: true, force: true })
    // What the command line remembers of the project it spoke to last.
    await rm(join(root, 'supabase/.temp'), { recursive: true, force: true })
  }
}

const profileFor = (url: string) =>
  ['name: stand-in', `api_url: ${url}`, `dashboard_url: ${url}`, `docs_url: ${url}`]
    .concat('project_host: supabase.test', '')
    .join('\n')

const outputOf = (binary: string, args: string[], env: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [binary, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => printed.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      const output = String(Buffer.concat(printed))
      if (code === 0) resolve(output)
      else reject(new Error(`supabase ${args.join(' ')} ended with ${code}: ${output}`))
    })
  })
