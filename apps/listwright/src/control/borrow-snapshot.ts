import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { CONTROL_FILE, controlSchema, SNAPSHOT, SNAPSHOT_PATH } from './control-file.ts'

export interface Snapshot {
  /** Holds `database`, a copy to open and to keep as long as needed. */
  folder: string
  release(): Promise<void>
}

const answerSchema = z.object({ folder: z.string() })

/** Asks the server that runs on a data folder for a snapshot of its database. */
export const borrowSnapshot = async (dataDir: string): Promise<Snapshot> => {
  const { call, answer } = await askServer(dataDir).catch((cause: unknown) => {
    // A server that has just begun does not listen yet; one of another release may never do.
    throw new Refusal(
      `The server that uses ${dataDir} cannot be asked for a snapshot: wait until it is ready, or stop it.`,
      { cause },
    )
  })
  // Errors of the connection are ignored, because closing it is how the snapshot is given back.
  for (const stream of [call, answer]) stream.on('error', () => undefined)
  const line = await firstLine(answer)
  const folder = folderOf(line, dataDir)
  if (!folder) {
    call.destroy()
    throw new Refusal(`The running server could not make a snapshot: ${line}`)
  }
  return {
    folder,
    release: async () => {
      call.destroy()
    },
  }
}

const askServer = async (dataDir: string) => {
  const control = JSON.parse(await readFile(join(dataDir, CONTROL_FILE), 'utf8'))
  const { port, password } = controlSchema.parse(control)
  const call = request({
    host: '127.0.0.1',
    port,
    path: SNAPSHOT_PATH,
    method: 'POST',
    headers: { authorization: `Bearer ${password}` },
  })
  call.end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  return { call, answer }
}

/** Only a snapshot of this data folder: whatever else listens on that port might name another one. */
const folderOf = (line: string, dataDir: string): string | undefined => {
  try {
    const folder = resolve(answerSchema.parse(JSON.parse(line)).folder)
    const isSnapshot = SNAPSHOT.test(basename(folder)) && dirname(folder) === resolve(dataDir)
    return isSnapshot ? folder : undefined
  } catch {
    return undefined
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
