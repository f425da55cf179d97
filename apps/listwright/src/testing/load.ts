import { Agent, request as send } from 'node:http'

interface LoadOptions {
  url: string
  perSecond: number
  /** The next request, by its number. */
  next(n: number): { path: string; headers?: Record<string, string> }
}

export interface LoadResult {
  sent: number
  /** How many answers had each status; 0 stands for no answer. */
  statuses: Record<number, number>
}

const TICK_MS = 20
const LONGEST_TICK_MS = 100
/** A machine that cannot keep up is asked less often: a queue that only grows would end in refusals. */
const MOST_UNDER_WAY = 100

/** Sends requests at a steady rate until it is stopped, also while earlier ones have not been answered. */
export const startLoad = ({ url, perSecond, next }: LoadOptions) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const { hostname, port } = new URL(url)
  const statuses: Record<number, number> = {}
  const underWay = new Set<Promise<void>>()
  let lastTick = performance.now()
  let due = 0
  let sent = 0

  const ask = () => {
    const { path, headers } = next(sent)
    sent += 1
    const asked = new Promise<number>((resolve) => {
      const request = send({ agent, hostname, port, path, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', () => resolve(0))
      })
      request.once('error', () => resolve(0))
      request.end()
    }).then((status) => {
      statuses[status] = (statuses[status] ?? 0) + 1
      underWay.delete(asked)
    })
    underWay.add(asked)
  }
  const timer = setInterval(() => {
    const now = performance.now()
    // After a pause of this process the rate stays the same: requests that were missed are not sent all at once.
    due += (Math.min(now - lastTick, LONGEST_TICK_MS) / 1000) * perSecond
    lastTick = now
    while (sent < due && underWay.size < MOST_UNDER_WAY) ask()
    due = Math.min(due, sent + 1)
  }, TICK_MS)

  return {
    statuses: () => ({ ...statuses }),
    async stop(): Promise<LoadResult> {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
      return { sent, statuses }
    },
  }
}
