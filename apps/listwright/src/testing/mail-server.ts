import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  to: string
  subject: string
  text: string
}

/** A mail server that takes everything and keeps it to be read. */
export const startMailServer = async () => {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
        for (const { address } of session.envelope.rcptTo)
          mails.push({ to: address, subject, text })
        done()
      })
    },
  })
  // Senders that are killed break their connections off.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    to: (address: string) => mails.filter(({ to }) => to === address),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
