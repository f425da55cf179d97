import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Running {
  child: ChildProcess
  output: () => string
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Runs an entry of this app, such as `main` or `cli-backup`, in a process of its own, with these settings only. */
export function run(entry: string, args: string[], settings: Record<string, string>): Running {
  const { PATH = '', HOME = '' } = process.env
  const file = fileURLToPath(new URL(`../${entry}.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    env: { PATH, HOME, APP_NAME: 'The product', ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  return { child, output: () => output }
}

/** Resolves when the server is ready; rejects with its output if it ends before that. */
export const ready = ({ child, output }: Running) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('is ready at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output()}`)))
  })

export async function ended({ child, output }: Running) {
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, output: output() }
}
