import { explainFailure } from './explain-failure.ts'

/** Runs a command of an operator: prints the lines it resolves to, or one sentence about why not. */
export const runTool = async (work: () => Promise<string[]>): Promise<void> => {
  // Files that it creates are not readable by other users of the machine.
  process.umask(0o077)
  try {
    process.stdout.write(`${(await work()).join('\n')}\n`)
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`)
    process.exitCode = 1
  }
}
