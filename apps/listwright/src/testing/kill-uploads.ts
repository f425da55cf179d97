import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const writer = fileURLToPath(new URL('./upload-writer.ts', import.meta.url))
const LONGEST_LIFE_MS = 600_000
const MOST_FILES = 12

const finding = z.object({
  places: z.record(z.string(), z.number()),
  broken: z.array(z.string()),
  orphans: z.array(z.string()),
})

export interface Outcome {
  rounds: number
  files: number
  /** Places whose last acknowledged file, or a later one, was not there after a kill. */
  lost: number
  /** Rows whose file was missing or cut off. */
  broken: number
  /** Files that belonged to no row. */
  orphans: number
}

/** Kills a process in the middle of its uploads over and over; the next one counts what it finds. */
export const killUploads = async (
  directory: string,
  rounds: number,
  databaseUrl?: string,
  onRound: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome> => {
  const acknowledged = new Map<string, number>()
  const outcome = { rounds: 0, files: 0, lost: 0, broken: 0, orphans: 0 }
  // One more start than kills, to check the state after the last kill.
  for (let round = 0; round <= rounds; round += 1) {
    const isLast = round === rounds
    const where = databaseUrl ? [directory, databaseUrl] : [directory]
    const found = await live(where, isLast ? 0 : 1 + Math.floor(Math.random() * MOST_FILES), {
      onFile: (n, place) => {
        outcome.files += 1
        acknowledged.set(place, Math.max(n, acknowledged.get(place) ?? 0))
      },
      onFound: ({ places, broken, orphans }) => {
        for (const [place, n] of acknowledged) if ((places[place] ?? 0) < n) outcome.lost += 1
        outcome.broken += broken.length
        outcome.orphans += orphans.length
      },
    })
    if (!found) throw new Error('It did not start again')
    if (!isLast) outcome.rounds += 1
    onRound(outcome)
  }
  return outcome
}

interface Life {
  onFile(n: number, place: string): void
  onFound(found: z.infer<typeof finding>): void
}

/** One life of the writer, ended within the uploads after so many files. */
const live = async (
  where: string[],
  files: number,
  { onFile, onFound }: Life,
): Promise<boolean> => {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, ...where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(kill, LONGEST_LIFE_MS)
  let hasFound = false
  let written = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, ...rest] = line.split(' ')
    if (word === 'found') {
      hasFound = true
      onFound(finding.parse(JSON.parse(rest.join(' '))))
      if (files === 0) kill()
    } else {
      onFile(Number(rest[0]), rest[1] ?? '')
      written += 1
      if (written === files) setTimeout(kill, Math.random() * 20)
    }
  }
  clearTimeout(timer)
  await exited
  return hasFound
}
