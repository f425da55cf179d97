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

/** Sends requests at a steady rate, whether or not earlier ones have been answered, until it is stopped. */
export function startLoad({ url, perSecond, next }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const { hostname, port } = new URL(url)
  const statuses: Record<number, number> = {}
  const underWay = new Set<Promise<void>>()
  const started = performance.now()
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
    const due = ((performance.now() - started) / 1000) * perSecond
    while (sent < due) ask()
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
