import { renderLetter } from '@listwright/letter'
import type { Database } from '@listwright/server'
import { SecretBox } from '@listwright/server'
import { describeDatabases } from '@listwright/server/testing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'
import { startOutbox } from './outbox-worker.ts'
import type { OutgoingMail, Transport } from './transports/transport.ts'

const seal = new SecretBox('an encryption key for tests, long enough')

const aMail = (overrides = {}) => ({
  to: 'ann@example.test',
  subject: 'Hello',
  letter: { title: 'Hi', paragraphs: ['Hello.'], footnote: 'You asked.' },
  ...overrides,
})

/** Takes everything, until it is told to refuse. */
const aTransport = () => {
  const sent: OutgoingMail[] = []
  const transport: Transport & { refuses: boolean } = {
    refuses: false,
    async send(mail) {
      if (transport.refuses) throw new Error('mailbox\r\nunavailable')
      sent.push(mail)
    },
  }
  return { transport, sent }
}

describeDatabases((open) => {
  let database: Database
  const workers: { stop(): Promise<void> }[] = []

  beforeAll(async () => {
    database = await open()
  })
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop()
    await database.execute('delete from public.mail_outbox')
  })

  const aWorker = async (transport: Transport, overrides = {}) => {
    const worker = await startOutbox({
      database,
      transport,
      seal,
      productName: 'Acme',
      log: () => undefined,
      pollMs: 60_000,
      ...overrides,
    })
    workers.push(worker)
    return worker
  }
  const rows = async () =>
    (
      await database.query<{
        state: string
        attempts: number
        letter: unknown
        last_error: string
      }>('select state, attempts, letter, last_error from public.mail_outbox order by created_at')
    ).rows
  const makeDue = () => database.execute('update public.mail_outbox set next_attempt_at = now()')

  it('a mail leaves as soon as it is enqueued, rendered, and its letter does not stay', async () => {
    const { transport, sent } = aTransport()
    await aWorker(transport)
    await createOutbox(database, seal).enqueue(aMail())
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toMatchObject({
      to: 'ann@example.test',
      subject: 'Hello',
      ...renderLetter(aMail().letter, 'Acme'),
    })
    await expect.poll(rows).toMatchObject([{ state: 'sent', letter: null }])
  })

  it('[SEC-AUTH-17] a letter that waits holds its link and code in no form that reads', async () => {
    const { transport, sent } = aTransport()
    transport.refuses = true
    const worker = await aWorker(transport)
    const secrets = { code: '918273', url: 'http://acme.test/verify?token=s3cret' }
    const letter = {
      ...aMail().letter,
      code: secrets.code,
      action: { label: 'Go', url: secrets.url },
    }
    await createOutbox(database, seal).enqueue(aMail({ letter }))
    await worker.drained()
    const { rows: stored } = await database.query(
      'select mail::text as mail from public.mail_outbox as mail',
    )
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toMatch(/918273|s3cret/)

    transport.refuses = false
    await makeDue()
    await worker.drained()
    expect(sent[0]?.text).toContain(secrets.code)
    expect(sent[0]?.text).toContain(secrets.url)
  })

  it('a letter sealed with another key is not sent, and others are', async () => {
    const { transport, sent } = aTransport()
    await createOutbox(database, new SecretBox('quite another key of the same length')).enqueue(
      aMail(),
    )
    await createOutbox(database, seal).enqueue(aMail({ subject: 'Ours' }))
    const worker = await aWorker(transport)
    await worker.drained()
    expect(sent.map(({ subject }) => subject)).toEqual(['Ours'])
  })

  it('a sender that cannot open sealed letters leaves them alone', async () => {
    await createOutbox(database, seal).enqueue(aMail())
    const { rows: claimed } = await database.query('select id from public.claim_mails(10)')
    expect(claimed).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0 }])
  })

  it('a mail of a transaction that is rolled back never leaves', async () => {
    const { transport, sent } = aTransport()
    const worker = await aWorker(transport)
    const outbox = createOutbox(database, seal)
    const attempt = database.transaction(async (tx) => {
      await outbox.enqueue(aMail(), tx)
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    await worker.drained()
    expect(sent).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('a refused mail is tried again later, with the reason in one line', async () => {
    const { transport, sent } = aTransport()
    transport.refuses = true
    const worker = await aWorker(transport)
    await createOutbox(database, seal).enqueue(aMail())
    await worker.drained()
    expect(await rows()).toMatchObject([
      { state: 'queued', attempts: 1, last_error: 'mailbox unavailable' },
    ])

    transport.refuses = false
    await worker.drained()
    expect(sent).toEqual([])
    await makeDue()
    await worker.drained()
    expect(sent).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('a row that holds no letter does not keep the others waiting', async () => {
    await database.execute(
      `insert into public.mail_outbox (to_address, subject, letter) values ('ann@example.test', 'Broken', '{"title": 1}')`,
    )
    const { transport, sent } = aTransport()
    const worker = await aWorker(transport)
    await createOutbox(database, seal).enqueue(aMail())
    await worker.drained()
    expect(sent.map(({ subject }) => subject)).toEqual(['Hello'])
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }, { state: 'sent' }])
  })

  it('a mail that nobody takes is given up after ten attempts', async () => {
    const { transport } = aTransport()
    transport.refuses = true
    const worker = await aWorker(transport)
    await createOutbox(database, seal).enqueue(aMail())
    for (let attempt = 0; attempt < 12; attempt++) {
      await makeDue()
      await worker.drained()
    }
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 10 }])
  })

  it('a mail claimed by a sender that crashed is sent by the next one', async () => {
    await createOutbox(database, seal).enqueue(aMail())
    await database.query('select public.claim_mails(1, true)')
    const { transport, sent } = aTransport()
    const worker = await aWorker(transport)
    await worker.drained()
    expect(sent).toEqual([])
    await makeDue()
    await worker.drained()
    expect(sent).toHaveLength(1)
  })

  it('three senders side by side send each of a hundred mails once', async () => {
    const { transport, sent } = aTransport()
    const outbox = createOutbox(database, seal)
    for (let index = 0; index < 100; index++) await outbox.enqueue(aMail({ subject: `${index}` }))
    const senders = await Promise.all([1, 2, 3].map(() => aWorker(transport)))
    await Promise.all(senders.map((sender) => sender.drained()))
    await expect.poll(() => sent.length).toBe(100)
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(100)
  })

  it('a sender outlives a database that is away for a while', async () => {
    const { transport, sent } = aTransport()
    const problems: string[] = []
    const broken: Pick<Database, 'query' | 'listen'> = {
      listen: (channel, onNotify) => database.listen(channel, onNotify),
      query: (text, values) =>
        problems.length < 2
          ? Promise.reject(new Error('the database is away'))
          : database.query(text, values),
    }
    const worker = await startOutbox({
      database: broken,
      transport,
      seal,
      productName: 'Acme',
      log: (message) => problems.push(message),
      pollMs: 10,
    })
    workers.push(worker)
    await createOutbox(database, seal).enqueue(aMail())
    await expect.poll(() => sent.length).toBe(1)
    expect(problems).toEqual(['the outbox could not be drained', 'the outbox could not be drained'])
  })

  describe('SEC-IN-08', () => {
    it('a name with line breaks stays one subject line', async () => {
      const { transport, sent } = aTransport()
      const worker = await aWorker(transport)
      await createOutbox(database, seal).enqueue(
        aMail({ subject: 'Hello x\r\nBcc: eve@example.test' }),
      )
      await worker.drained()
      expect(sent[0]?.subject).toBe('Hello x Bcc: eve@example.test')
    })

    it.each([
      'ann@example.test\r\nBcc: eve@example.test',
      'ann@example.test, eve@example.test',
      'Ann <ann@example.test>',
    ])('the recipient %j is refused', async (to) => {
      await expect(createOutbox(database, seal).enqueue(aMail({ to }))).rejects.toMatchObject({
        code: '23514',
      })
    })
  })
})
