import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '@listwright/server'
import { freePort, templateFile } from '@listwright/server/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { borrowSnapshot } from './borrow-snapshot.ts'
import { startControl } from './start-control.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'control-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const name = (port: number) =>
  writeFile(join(dataDir, 'control.json'), JSON.stringify({ port, password: 'x' }))

const answering = async (answer: RequestListener, work: () => Promise<void>) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await name((server.address() as AddressInfo).port)
  await work().finally(() => {
    server.closeAllConnections()
    server.close()
  })
}

it('a server that is not there, or no longer, is told in one sentence', async () => {
  const refusal = /^The server that uses \S+ cannot be asked for a snapshot: /
  await expect(borrowSnapshot(dataDir)).rejects.toThrow(refusal)
  await name(await freePort())
  await expect(borrowSnapshot(dataDir)).rejects.toThrow(refusal)
})

it.each([
  ['no JSON', () => 'hello\n'],
  ['nothing', () => ''],
  ['a folder that is not a snapshot of this one', () => '{"folder":"/tmp/snapshot-1"}\n'],
  ['a folder below one', () => JSON.stringify({ folder: join(dataDir, 'snapshot-1/x') })],
])('an answer of another program is refused: %s', async (_, text) => {
  await answering(
    (_request, response) => response.end(text()),
    () => expect(borrowSnapshot(dataDir)).rejects.toThrow(Refusal),
  )
})

it('a snapshot that cannot be lent is reported, and the server goes on', async () => {
  const causes: unknown[] = []
  const cause = new Error('no files today')
  const database = await openPglite({ load: templateFile() })
  const stop = await startControl({
    dataDir,
    database,
    storage: { holdFiles: () => Promise.reject(cause) },
    onError: (each) => causes.push(each),
  })
  await expect(borrowSnapshot(dataDir)).rejects.toThrow(Refusal)
  await stop()
  await database.close()
  expect(causes).toEqual([cause])
})
