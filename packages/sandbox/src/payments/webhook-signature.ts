import { createHmac } from 'node:crypto'

/** The `stripe-signature` header for a body, one `v1` for each secret. */
export const signWebhook = (body: string, secrets: readonly string[], timestamp: number): string =>
  [
    `t=${timestamp}`,
    ...secrets.map(
      (secret) =>
        `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex')}`,
    ),
  ].join(',')
