import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { CONTROL_FILE, controlSchema, SNAPSHOT_PATH } from './control-file.ts'

export interface Snapshot {
  /** Holds `database`, a copy to open and to keep as long as needed. */
  folder: string
  release(): Promise<void>
}

const answerSchema = z.object({ folder: z.string() })

/** Asks the server that runs on a data folder for a snapshot of its database. */
export async function borrowSnapshot(dataDir: string): Promise<Snapshot> {
  const { port, password } = await readControl(dataDir)
  const call = request({
    host: '127.0.0.1',
    port,
    path: SNAPSHOT_PATH,
    method: 'POST',
    headers: { authorization: `Bearer ${password}` },
  })
  call.end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  // To hang up is how a snapshot is given back.
  for (const stream of [call, answer]) stream.on('error', () => undefined)
  const line = await firstLine(answer)
  const parsed = answerSchema.safeParse(JSON.parse(line || '{}'))
  if (!parsed.success) throw new Refusal(`The running server could not make a snapshot: ${line}`)
  return {
    folder: parsed.data.folder,
    release: async () => {
      call.destroy()
    },
  }
}

/** A server that has just begun is not there yet; one of another release may never be. */
async function readControl(dataDir: string) {
  try {
    return controlSchema.parse(JSON.parse(await readFile(join(dataDir, CONTROL_FILE), 'utf8')))
  } catch (cause) {
    throw new Refusal(
      `The server that uses ${dataDir} cannot be asked for a snapshot: wait until it is ready, or stop it.`,
      { cause },
    )
  }
}

const firstLine = (answer: IncomingMessage) =>
  new Promise<string>((resolve) => {
    let text = ''
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      if (text.includes('\n')) resolve(text.trim())
    })
    answer.on('close', () => resolve(text))
  })
