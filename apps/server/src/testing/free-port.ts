import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Systems give away the ports above these, to whoever connects and to whoever listens on port 0. One of those could be
 * taken again before the program that a test starts listens on it, or while it restarts.
 */
const FIRST = 10_000
const PAST_LAST = 32_768

/** A port of the loopback interface that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, PAST_LAST)
  return (await isFree(port)) ? port : freePort()
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
