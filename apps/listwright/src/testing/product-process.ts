import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The whole product as an operating system's process. */
export interface ProductProcess {
  url: string
  child: ChildProcess
  output(): string
  /** Resolves to its exit code, or null where a signal ended it. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Builds what `startProcess` starts, if it has changed. */
export async function buildProduct(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build-server.mjs'], {
    cwd: root,
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The server could not be built')
}

/** The built product, as soon as its process exists. */
export function spawnProduct(settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { PATH, HOME, APP_NAME: 'The product', ...settings },
  })
}

/** Starts the built product at a port; resolves when it is ready, rejects with what it said if it ends before. */
export async function startProcess(
  port: number,
  settings: Record<string, string>,
): Promise<ProductProcess> {
  const child = spawnProduct({ PORT: String(port), ...settings })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.includes('is ready at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}
