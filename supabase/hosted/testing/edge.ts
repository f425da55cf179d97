import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DeployedFunction } from '@listwright/sandbox'
import { freePort } from '@listwright/server/testing'
import { listenOnLoopback } from './loopback.ts'
import { createNpmRegistry } from './npm-registry.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Runs functions as they were uploaded: each from a folder that has its own files and nothing else. */
export const startEdge = async (
  deno: string,
  functions: Map<string, DeployedFunction>,
  environment: Record<string, string>,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'))
  const registry = await listenOnLoopback(createNpmRegistry(root))
  const running = new Map<string, { child: ChildProcess; url: string; output: () => string }>()

  const startFunction = async (
    name: string,
    { files, entrypoint_path, import_map_path }: DeployedFunction,
  ) => {
    const tree = join(folder, name)
    for (const [path, text] of files) {
      await mkdir(dirname(join(tree, path)), { recursive: true })
      await writeFile(join(tree, path), text)
    }
    const port = await freePort()
    await writeFile(join(tree, 'port.js'), servingOn(port))
    await writeFile(join(tree, 'start.js'), `import './port.js'; import './${entrypoint_path}'`)
    const flags = ['--no-check', '--no-lock', '--allow-env', '--allow-net', '--allow-sys=hostname']
    if (import_map_path) flags.push(`--config=${import_map_path}`)
    const child = spawn(deno, ['run', ...flags, 'start.js'], {
      cwd: tree,
      env: {
        ...environment,
        PATH: process.env.PATH,
        DENO_DIR: join(folder, '.deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NPM_CONFIG_REGISTRY: registry.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => printed.push(chunk))
    const output = () => String(Buffer.concat(printed))
    running.set(name, { child, url: `http://127.0.0.1:${port}/${name}`, output })
  }
  for (const [name, deployed] of functions) await startFunction(name, deployed)

  return {
    /** Waits until the function listens; rejects with what it printed if it ends instead. */
    async ready(name: string) {
      const started = running.get(name)
      if (!started) throw new Error(`${name} was not deployed`)
      const { child, url, output } = started
      while (child.exitCode === null) {
        const answer = await fetch(url, { method: 'OPTIONS' }).catch(() => undefined)
        if (answer) return answer
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`${name} could not be loaded: ${output().slice(-2_000)}`)
    },
    invoke: (name: string, init: RequestInit) =>
      fetch(running.get(name)?.url ?? '', { method: 'POST', ...init }),
    async close() {
      const children = [...running.values()].map(({ child }) => child)
      const ends = children.map((child) => child.exitCode === null && once(child, 'exit'))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(ends)
      await registry.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The runtime decides where a function listens, not the function. */
const servingOn = (port: number) => `
const { serve } = Deno
Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: ${port}, onListen() {} }, handler)
`
