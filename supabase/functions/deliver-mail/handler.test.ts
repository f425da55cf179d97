import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Backend, startBackend } from '../_testing/backend.ts'
import { deliverMail } from './handler.ts'

describePostgres((open) => {
  let backend: Backend
  const sent: string[] = []
  let refuses = false

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => ({
      'deliver-mail': deliverMail({
        ...world,
        send: async ({ to_address }) => {
          if (refuses) throw new Error('refused')
          sent.push(to_address)
        },
      }),
      'deliver-nothing': deliverMail({ ...world, send: undefined }),
    }))
  })
  afterAll(() => backend.close())
  beforeEach(async () => {
    sent.length = 0
    refuses = false
    await backend.database.execute('delete from public.mail_outbox')
  })

  const enqueue = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        backend.mailer.enqueue({
          to: `reader-${at}@example.test`,
          subject: 'Hello',
          letter: { title: 'Hi', paragraphs: ['Hello.'], footnote: 'You asked.' },
          dedupeKey: `test:${at}`,
        }),
      ),
    )
  const states = async () =>
    (
      await backend.database.query<{ state: string }>('select state from public.mail_outbox')
    ).rows.map(({ state }) => state)

  it('the platform sends everything that is due, each mail once', async () => {
    await enqueue(45)
    const runs = await Promise.all([
      backend.admin().functions.invoke('deliver-mail'),
      backend.admin().functions.invoke('deliver-mail'),
    ])
    expect(runs.map(({ error }) => error)).toEqual([null, null])
    expect(sent).toHaveLength(45)
    expect(new Set(sent).size).toBe(45)
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })

  it('a mail that was refused stays for later', async () => {
    await enqueue(1)
    refuses = true
    const { data } = await backend.admin().functions.invoke('deliver-mail')
    expect(data).toEqual({ sent: 0, failed: 1 })
    expect(await states()).toEqual(['queued'])
  })

  it('a second mail with the same key is not enqueued', async () => {
    await enqueue(1)
    await enqueue(1)
    expect(await states()).toHaveLength(1)
  })

  it('[SEC-CFG-06] that no mail service is set up is told to the platform only', async () => {
    const codeFor = async (client: ReturnType<Backend['admin']>) => {
      const { error } = await client.functions.invoke('deliver-nothing')
      return [error?.context.status, (await error?.context.json())?.code]
    }
    expect(await codeFor(backend.admin())).toEqual([503, 'mail_not_configured'])
    expect((await codeFor(backend.client()))[0]).toBeLessThan(500)
  })

  it('nobody else gets mails out, or sees any', async () => {
    await enqueue(1)
    const agent = await backend.signUp()
    for (const client of [agent.client, backend.client()]) {
      const { data, error } = await client.functions.invoke('deliver-mail')
      expect(data).toBeNull()
      expect([401, 403, 404]).toContain(error?.context.status)
    }
    expect(sent).toEqual([])
  })
})
