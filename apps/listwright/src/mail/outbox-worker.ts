import { renderLetter } from '@listwright/letter'
import type { Database } from '@listwright/server'
import { openLetter, type Seal } from './sealed-letter.ts'
import type { Transport } from './transports/transport.ts'

interface Options {
  database: Pick<Database, 'query' | 'listen'>
  transport: Transport
  /** Opens the letters that the server put there. */
  seal: Seal
  /** Who the letters are from. */
  productName: string
  log: (message: string, details: { mailId?: string; cause: unknown }) => void
  /** Mails claimed, and sent side by side, at a time. */
  batch?: number
  /** How often to look without being told, for retries and for mails of crashed senders. */
  pollMs?: number
}

interface ClaimedMail {
  id: string
  to_address: string
  subject: string
  letter: unknown
}

/**
 * Drains the outbox until stopped, in as many processes as there are: each mail is claimed by one of them,
 * and falls due again when its sender crashed or failed.
 */
export const startOutbox = async (options: Options) => {
  const { database, transport, log, batch = 8, pollMs = 5_000 } = options
  let isStopped = false
  let isAwake = false
  let running: Promise<void> | undefined

  const drain = async () => {
    while (!isStopped) {
      isAwake = false
      const count = await sendBatch(options, batch)
      if (count < batch && !isAwake) return
    }
  }

  const wake = () => {
    isAwake = !isStopped
    if (isStopped || running) return
    running = drain()
      .catch((cause: unknown) => {
        isAwake = false
        log('the outbox could not be drained', { cause })
      })
      .finally(() => {
        running = undefined
        // A wake-up that came after the last look would otherwise wait for the next round.
        if (isAwake) wake()
      })
  }

  const stopListening = await database.listen('mail_outbox', wake)
  const timer = setInterval(wake, pollMs)
  timer.unref()
  wake()

  return {
    /** Resolves when everything that is due has been tried once. */
    async drained() {
      wake()
      while (running) await running
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await stopListening()
      await running
      await transport.close?.()
    },
  }
}

/** Claims mails and sends them side by side. Answers how many there were. */
const sendBatch = async (options: Options, batch: number): Promise<number> => {
  const { rows } = await options.database.query<ClaimedMail>(
    'select id, to_address, subject, letter from public.claim_mails($1, true)',
    [batch],
  )
  const outcomes = await Promise.allSettled(rows.map((mail) => deliver(options, mail)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return rows.length
}

const deliver = async (
  { database, transport, seal, productName, log }: Options,
  { id, to_address, subject, letter }: ClaimedMail,
) => {
  try {
    const bodies = renderLetter(openLetter(letter, seal), productName)
    await transport.send({ id, to: to_address, subject, ...bodies })
  } catch (cause) {
    log('a mail could not be sent', { mailId: id, cause })
    await database.query('select public.mail_failed($1, $2)', [id, reasonOf(cause)])
    return
  }
  await database.query('select public.mail_sent($1)', [id])
}

const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/\p{Cc}+/gu, ' ')
