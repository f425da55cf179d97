import type { Ledger } from './ledger.ts'
import { signWebhook } from './webhook-signature.ts'

export interface Webhook {
  url: string
  secret: string
}

interface Options {
  ledger: Ledger
  webhook: Webhook | undefined
  now: () => number
  fetch: (request: Request) => Promise<Response>
}

const GIVE_UP_AFTER = 3 * 86_400
const LONGEST_WAIT = 3_600
const TIMEOUT_MS = 10_000

/** Posts recorded events to the webhook, again and again with growing pauses until it answers 2xx. */
export const deliverEvents = (options: Options) => {
  const { ledger, webhook, now } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isClosed = false

  const round = async () => {
    const due = [...ledger.deliveries.values()].filter(({ dueAt }) => dueAt <= now())
    for (const { id } of due) if (!isClosed) await attempt(options, id)
    if (due.length > 0) ledger.save()
  }

  const wake = () => {
    if (isClosed || !webhook || running) return
    clearTimeout(timer)
    running = round().finally(() => {
      running = undefined
      plan()
    })
  }

  const plan = () => {
    if (isClosed || ledger.deliveries.size === 0) return
    const next = Math.min(...[...ledger.deliveries.values()].map(({ dueAt }) => dueAt))
    timer = setTimeout(wake, Math.max(0, next - now()) * 1000)
    timer.unref()
  }

  return {
    wake: () => setImmediate(wake),
    /** Resolves when nothing that is due waits any more. */
    async settled() {
      while (running || [...ledger.deliveries.values()].some(({ dueAt }) => dueAt <= now())) {
        wake()
        await running
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Posts one event. It stays due, for a later moment, unless it was taken or is too old. */
const attempt = async ({ ledger, webhook, now, fetch }: Options, id: string) => {
  const delivery = ledger.deliveries.get(id)
  if (!webhook || !delivery) return
  const event = ledger.events.get(id)
  const isDone =
    !event ||
    (await fetch(requestFor(event, webhook, now()))
      .then(isTaken)
      .catch(isLost))
  delivery.attempts += 1
  delivery.dueAt = now() + Math.min(2 ** (delivery.attempts - 1), LONGEST_WAIT)
  const isHopeless = event !== undefined && now() - event.created > GIVE_UP_AFTER
  if (!isDone && !isHopeless) return
  ledger.deliveries.delete(id)
  if (event && isDone) event.pending_webhooks = 0
}

const requestFor = (event: object, { url, secret }: Webhook, now: number) => {
  const body = JSON.stringify(event)
  return new Request(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signWebhook(body, [secret], now),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

const isTaken = async (response: Response): Promise<boolean> => {
  await response.body?.cancel()
  return response.ok
}

/** Unreachable counts as refused: the event stays due. */
const isLost = () => false
