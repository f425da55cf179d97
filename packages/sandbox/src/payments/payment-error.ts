/** A refusal in the shape that the payment SDK turns into its own error classes. */
export class PaymentError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404,
    readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error',
    message: string,
    readonly detail: { code?: string; param?: string; decline_code?: string } = {},
  ) {
    super(message)
    this.name = 'PaymentError'
  }

  toJSON() {
    return { error: { type: this.type, message: this.message, ...this.detail } }
  }
}

export const errors = {
  badKey: () => new PaymentError(401, 'invalid_request_error', 'Invalid API Key provided'),
  unknownPath: (method: string, path: string) =>
    new PaymentError(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${method}: ${path}).`,
    ),
  missing: (noun: string, id: string) =>
    new PaymentError(404, 'invalid_request_error', `No such ${noun}: '${id}'`, {
      code: 'resource_missing',
      param: 'id',
    }),
  badParameter: (message: string, param?: string) =>
    new PaymentError(400, 'invalid_request_error', message, {
      code: 'parameter_invalid',
      ...(param ? { param } : {}),
    }),
  reusedKey: () =>
    new PaymentError(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    ),
  declined: () =>
    new PaymentError(402, 'card_error', 'Your card was declined.', {
      code: 'card_declined',
      decline_code: 'generic_decline',
    }),
  ended: () =>
    new PaymentError(
      400,
      'invalid_request_error',
      'A canceled subscription can only update its cancellation_details and metadata.',
    ),
}
