import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { copyPglite, type Database, type Storage } from '@listwright/server'
import { CONTROL_FILE, SNAPSHOT, SNAPSHOT_PATH } from './control-file.ts'

interface ControlOptions {
  dataDir: string
  database: Database
  storage: Pick<Storage, 'holdFiles'>
  /** Told of a snapshot that could not be made or removed. */
  onError(cause: unknown): void
}

/**
 * Lets the tools of this installation ask the running server for a snapshot of its database. Only who can read the data
 * folder knows the port and the password. Resolves to the way to end it.
 */
export const startControl = async (options: ControlOptions): Promise<() => Promise<void>> => {
  await removeLeftovers(options)
  const password = randomBytes(32).toString('base64url')
  const running = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    if (!isAllowed(request, password)) return refuse(response)
    const work = lendSnapshot(options, response)
      .catch((cause: unknown) => {
        options.onError(cause)
        response.destroy()
      })
      .finally(() => running.delete(work))
    running.add(work)
  })
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const file = join(options.dataDir, CONTROL_FILE)
  const { port } = server.address() as AddressInfo
  await writeFile(`${file}.new`, JSON.stringify({ port, password }), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return async () => {
    await rm(file, { force: true })
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    await Promise.all(running)
  }
}

/** Snapshots left by a killed server. One that cannot be removed is no reason not to start. */
const removeLeftovers = async ({ dataDir, onError }: ControlOptions) => {
  for (const name of await readdir(dataDir)) {
    if (SNAPSHOT.test(name))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(onError)
  }
}

const isAllowed = ({ method, url, headers }: IncomingMessage, password: string) => {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${password}`)
  return (
    method === 'POST' &&
    url === SNAPSHOT_PATH &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted)
  )
}

const refuse = (response: ServerResponse) => {
  response.writeHead(404).end()
}

/** The snapshot lasts, and the files that it names stay, for as long as the other side keeps the connection. */
const lendSnapshot = async (
  { dataDir, database, storage, onError }: ControlOptions,
  response: ServerResponse,
) => {
  const left = new Promise((resolve) => response.once('close', resolve))
  const folder = join(dataDir, `snapshot-${randomUUID()}`)
  const release = await storage.holdFiles()
  try {
    await mkdir(folder, { mode: 0o700 })
    await copyPglite(database, join(folder, 'database'))
    response.write(`${JSON.stringify({ folder })}\n`)
    await left
  } catch (cause) {
    onError(cause)
    response.end(`${JSON.stringify({ failure: String(cause) })}\n`)
  } finally {
    release()
    await rm(folder, { recursive: true, force: true })
  }
}
