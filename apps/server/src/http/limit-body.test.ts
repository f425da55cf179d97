import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBody } from './limit-body.ts'

const app = new Hono()
app.use(limitBody(10))
app.post('/', async (c) => c.text(await c.req.text()))

/** As clients announce the length of a body; in this process it need not be announced at all. */
const announced = (length: number): Record<string, string>[] => [
  {},
  { 'content-length': String(length) },
  { 'transfer-encoding': 'chunked' },
]

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(
    new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
  )

it('[SEC-IN-03] a body up to the limit passes, however its length is announced', async () => {
  for (const headers of announced(10))
    expect(await (await send('0123456789', headers)).text()).toBe('0123456789')
})

it('[SEC-IN-03] a longer one is refused, by its announced length or by counting', async () => {
  for (const headers of announced(11)) expect((await send('0123456789a', headers)).status).toBe(413)
})

it('[SEC-IN-03] a stream without a length is counted as it is read', async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4)) })
  expect((await send(endless)).status).toBe(413)
})
