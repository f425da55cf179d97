interface ResendAccount {
  apiKey: string
  from: string
  /** Another address than the real service's, for tests. */
  url?: string | undefined
}

interface OutgoingMail {
  /** The same for every attempt to send one mail, so that Resend sends it only once. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

const RESEND_URL = 'https://api.resend.com'
const TIMEOUT_MS = 20_000

/**
 * Sends one mail through Resend; rejects when it was not taken.
 * @example await sendByResend({ apiKey, from: 'Acme <hello@acme.test>' }, { id, to, subject, text, html })
 */
export const sendByResend = async (account: ResendAccount, { id, to, ...mail }: OutgoingMail) => {
  const { apiKey, from, url = RESEND_URL } = account
  const response = await fetch(`${url}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': id,
    },
    body: JSON.stringify({ from, to: [to], ...mail }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = await response.text()
  if (!response.ok) {
    throw new Error(`Resend refused the mail with ${response.status}: ${answer.slice(0, 300)}`)
  }
}
