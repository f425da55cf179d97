/** Whether the auth service was not reached, or was too busy: nothing is known of the session then. */
export const isRetryable = (error: unknown): boolean =>
  // By its name: the first screen does without the package of the auth client.
  error instanceof Error && error.name === 'AuthRetryableFetchError'
