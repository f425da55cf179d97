/** A refusal that the caller can understand: a status, a code for programs, a sentence for people. */
export class FunctionError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = 'FunctionError'
  }
}

/** The database is away for a moment: the same request may succeed soon. */
export class Unavailable extends FunctionError {
  constructor() {
    super(503, 'unavailable', 'The service is not available at the moment. Please try again.')
  }
}

export const errors = {
  badRequest: (message: string) => new FunctionError(400, 'bad_request', message),
  bodyTooLarge: () => new FunctionError(413, 'body_too_large', 'The request body is too large.'),
  notText: () =>
    new FunctionError(400, 'bad_request', 'The request body holds characters that are no text.'),
  signedOut: () => new FunctionError(401, 'signed_out', 'Sign in and try again.'),
  tooBusy: () =>
    new FunctionError(
      429,
      'too_many_requests',
      'Too many requests at a time. Please try again in a minute.',
    ),
  unavailable: () => new Unavailable(),
  noContent: () =>
    new FunctionError(404, 'content_not_found', 'There is no such text in your library.'),
  forbidden: () => new FunctionError(403, 'forbidden', 'You may not do that.'),
  notUpgrade: () =>
    new FunctionError(409, 'not_an_upgrade', 'Your plan already includes this one.'),
  noBilling: () =>
    new FunctionError(
      409,
      'no_billing',
      'There is nothing to manage yet: you are on the Free Plan.',
    ),
  paymentsOff: () =>
    new FunctionError(503, 'payments_not_configured', 'Payments are not set up on this server.'),
}
