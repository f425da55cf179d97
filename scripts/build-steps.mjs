import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { buildBeside } from './build-beside.mjs'
import { fingerprint } from './fingerprint.mjs'
import { root } from './root.mjs'

/** Builds what has changed since the last time: the web pages, the server, the functions. */
export const build = async () => {
  await step(
    'web',
    [
      'apps/web',
      'packages/contracts',
      'packages/copywriter',
      'packages/reviewer',
      'package-lock.json',
    ],
    buildWeb,
  )
  await buildServer()
  await step(
    'functions',
    [
      'supabase/functions',
      'packages/contracts',
      'packages/copywriter',
      'packages/engine',
      'packages/letter',
      'packages/reviewer',
      'package-lock.json',
    ],
    buildFunctions,
  )
}

export const buildServer = () =>
  step(
    'server',
    ['apps/listwright', 'apps/server', 'packages/letter', 'packages/sandbox', 'package-lock.json'],
    bundleServer,
  )

/**
 * @param {string} name
 * @param {string[]} inputs
 * @param {(folder: string) => Promise<void> | void} work
 */
const step = async (name, inputs, work) => {
  const version = fingerprint([...inputs, 'scripts/build-steps.mjs']).slice(0, 16)
  const dist = fileURLToPath(new URL('dist', root))
  const started = performance.now()
  if (await buildBeside({ dist, name, version, work }))
    console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** @param {string} folder */
const buildWeb = (folder) => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'apps/web/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WEB_OUT_DIR: folder },
  })
  if (status !== 0) throw new Error('The web pages could not be built.')
}

/** @param {string} folder */
const bundleServer = async (folder) => {
  await bundleNode(
    {
      main: 'apps/listwright/src/main.ts',
      backup: 'apps/listwright/src/cli-backup.ts',
      restore: 'apps/listwright/src/cli-restore.ts',
      move: 'apps/listwright/src/cli-move.ts',
      // Started as threads, by their names beside the code that starts them.
      'engine-worker': 'apps/server/src/database/engine-worker.js',
      'bcrypt-worker': 'apps/server/src/auth/users/bcrypt-worker.js',
      'function-worker': 'apps/server/src/functions/function-worker.js',
    },
    folder,
    // What is loaded only where a setting asks for it has files of its own.
    // Beside the entries, because each worker is found next to the file that starts it.
    { splitting: true, chunkNames: '[name]-[hash]' },
  )
  // The server reads its own SQL from beside its code.
  const platform = 'database/platform/'
  cpSync(new URL(`apps/server/src/${platform}`, root), join(folder, platform), { recursive: true })
}

/** @param {string} folder */
const buildFunctions = (folder) => {
  const sources = new URL('supabase/functions/', root)
  const names = readdirSync(sources).filter((name) =>
    existsSync(new URL(`${name}/handler.ts`, sources)),
  )
  const entries = names.map((name) => [name, `supabase/functions/${name}/handler.ts`])
  // Code that several functions import goes into chunks that they share.
  return bundleNode(Object.fromEntries(entries), folder, { splitting: true })
}

/**
 * @param {Record<string, string>} entryPoints
 * @param {string} outdir
 * @param {{ splitting?: boolean, chunkNames?: string }} options
 */
const bundleNode = async (
  entryPoints,
  outdir,
  { splitting = false, chunkNames = 'shared/[name]-[hash]' } = {},
) => {
  await bundle({
    entryPoints,
    outdir,
    absWorkingDir: fileURLToPath(root),
    bundle: true,
    splitting,
    chunkNames,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    // They bring files of their own along: WebAssembly, native code, worker threads, word lists, views.
    external: [
      '@electric-sql/pglite',
      '@node-rs/argon2',
      '@zxcvbn-ts/*',
      'pino',
      'oidc-provider',
      // Reads the sources of functions, which are built already.
      'tsx',
    ],
    // Bundled CommonJS modules still ask for Node's own modules through require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  })
}
