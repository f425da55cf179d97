/** One line of JSON, like those of the server, with the id that the caller was given for this request. */
export const logFailure = (request: Request, error: unknown): void => {
  const requestId = request.headers.get('x-request-id') ?? undefined
  const err = error instanceof Error ? describe(error) : { message: String(error) }
  console.error(JSON.stringify({ level: 'error', requestId, err, msg: 'function failed' }))
}

const describe = ({ name, message, stack, cause }: Error): object => ({
  type: name,
  message,
  stack,
  ...(cause instanceof Error && { cause: describe(cause) }),
})
