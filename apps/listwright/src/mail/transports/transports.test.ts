import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { resendTransport } from './resend.ts'
import { sandboxTransport } from './sandbox.ts'
import { smtpTransport } from './smtp.ts'

const MAIL = {
  id: '6d2f5b0a-5a0e-4b7e-9a53-1d4ffb2f1c11',
  to: 'ann@example.test',
  subject: 'Grüße ✓',
  text: 'Hi',
  html: '<p>Hi</p>',
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const aMailServer = async () => {
  const received: { recipients: string[]; raw: Buffer }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('nobody') ? new Error('No such user') : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, raw: Buffer.concat(chunks) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const transport = smtpTransport({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Example <hello@example.test>',
  })
  closers.push(async () => transport.close?.())
  return { received, transport }
}

it('a mail server receives both bodies, one recipient and a stable message id', async () => {
  const { received, transport } = await aMailServer()
  await transport.send(MAIL)
  const [message] = received
  const parsed = await PostalMime.parse(message?.raw ?? '')
  expect(message?.recipients).toEqual(['ann@example.test'])
  expect(parsed).toMatchObject({
    subject: 'Grüße ✓',
    messageId: `<${MAIL.id}@example.test>`,
    from: { name: 'Example', address: 'hello@example.test' },
  })
  expect(parsed.text?.trim()).toBe('Hi')
  expect(parsed.html?.trim()).toBe('<p>Hi</p>')
})

it('a recipient that the mail server does not know is a failure', async () => {
  const { transport } = await aMailServer()
  await expect(transport.send({ ...MAIL, to: 'nobody@example.test' })).rejects.toThrow(
    'No such user',
  )
})

it('SEC-IN-08 a line break in a header reaches the mail server as no further header', async () => {
  const { received, transport } = await aMailServer()
  await transport.send({ ...MAIL, subject: 'x\r\nBcc: eve@example.test' })
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(received[0]?.recipients).toEqual(['ann@example.test'])
  expect(parsed.bcc ?? []).toEqual([])
})

const aResend = async (status: number, body: object) => {
  const requests: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push({ headers: request.headers, body: JSON.parse(String(Buffer.concat(chunks))) })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    requests,
    transport: resendTransport({ apiKey: 're_test', from: 'hello@example.test', url }),
  }
}

it('Resend gets the mail with its identity as idempotency key', async () => {
  const { requests, transport } = await aResend(200, { id: 'x' })
  await transport.send(MAIL)
  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer re_test',
    'idempotency-key': MAIL.id,
  })
  expect(requests[0]?.body).toMatchObject({ to: ['ann@example.test'], subject: 'Grüße ✓' })
})

it('a mail that Resend refuses is a failure', async () => {
  const { transport } = await aResend(422, { name: 'validation_error', message: 'Bad sender' })
  await expect(transport.send(MAIL)).rejects.toThrow('Bad sender')
})

it('the sandbox mailbox shows a repeated mail once', async () => {
  const mails: object[] = []
  const transport = sandboxTransport({ deliver: (mail) => mails.push(mail) })
  await transport.send(MAIL)
  await transport.send(MAIL)
  const { id: _, ...mail } = MAIL
  expect(mails).toEqual([mail])
})
