import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The server, or one of the tools that operators run. */
type Program = 'main' | 'backup' | 'restore' | 'move'

export interface RunningProgram {
  child: ChildProcess
  /** What it has printed so far. */
  output(): string
  /** Its exit code, or null where a signal ended it, and all that it printed. */
  ended: Promise<{ code: number | null; output: string }>
}

/** The whole product as an operating system's process. */
export interface ProductProcess extends RunningProgram {
  url: string
  /** Resolves to its exit code, or null where a signal ended it. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Builds what `runProgram` runs, if it has changed. */
export const buildProduct = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/build-server.mjs'], {
    cwd: root,
    // The errors of a failed build are shown.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The server could not be built')
}

/** Runs a built program in a process of its own, with these settings only. */
export const runProgram = (
  program: Program,
  args: string[],
  settings: Record<string, string>,
): RunningProgram => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [`dist/server/${program}.js`, ...args], {
    cwd: root,
    env: { PATH, HOME, APP_NAME: 'The product', FUNCTIONS_DIR: 'dist/functions', ...settings },
  })
  return watchProgram(child)
}

/** Keeps what a process prints. */
export const watchProgram = (child: ChildProcess): RunningProgram => {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data
    })
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    // After 'exit', so that nothing of the output is missing.
    child.once('close', (code) => resolve({ code, output }))
  })
  return { child, output: () => output, ended }
}

/** Starts the product at a port; resolves when it is ready, rejects with what it said if it ends before. */
export const startProcess = async (
  port: number,
  settings: Record<string, string>,
): Promise<ProductProcess> => {
  const program = runProgram('main', [], { PORT: String(port), ...settings })
  const { child, output, ended } = program
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('is ready at')) resolve()
    })
    child.once('close', (code) => reject(new Error(`It ended with ${code}: ${output()}`)))
  })
  return {
    ...program,
    url: `http://127.0.0.1:${port}`,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return (await ended).code
    },
  }
}
