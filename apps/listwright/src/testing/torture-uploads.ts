import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killUploads } from './kill-uploads.ts'

// Kills a process in the middle of uploads: nothing acknowledged may be lost, and nothing may be left over.
const rounds = Number(process.argv[2] ?? 200)
const directory = await mkdtemp(join(tmpdir(), 'torture-uploads-'))
const outcome = await killUploads(directory, rounds, (soFar) => {
  if (soFar.rounds % 20 === 0) report(soFar)
})
await rm(directory, { recursive: true })
report({ torture: 'kill -9 during uploads', ...outcome })
process.exit(outcome.lost + outcome.broken + outcome.orphans === 0 ? 0 : 1)

function report(line: object) {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
