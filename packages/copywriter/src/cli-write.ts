import { createInterface } from 'node:readline'
import { write } from './write.ts'
import { parseWriteRequest } from './write-request.ts'

const answer = (line: string): unknown => {
  try {
    return write(parseWriteRequest(JSON.parse(line)))
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** Reads one JSON request per line, answers one JSON line each; a bad line answers `{"error": …}`. */
for await (const line of createInterface({ input: process.stdin }))
  if (line.trim()) process.stdout.write(`${JSON.stringify(answer(line))}\n`)
