/** The same answer. `end` is called when its body has been read, has failed or is not wanted any more, and at least once. */
export const endWithBody = (answer: Response, caller: Request, end: () => void): Response => {
  const { body } = answer
  if (!body || caller.signal.aborted) {
    end()
    return new Response(body, answer)
  }
  // When the client disconnects, the HTTP layer may stop reading the body without cancelling it, so the signal is needed too.
  // Node aborts the signal only while the Request object is still referenced, as `caller` is here.
  const stop = () => {
    caller.signal.removeEventListener('abort', stop)
    end()
  }
  caller.signal.addEventListener('abort', stop)
  return new Response(watched(body, stop), answer)
}

const watched = (body: ReadableStream<Uint8Array>, stop: () => void) => {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          controller.close()
          stop()
        } catch (error) {
          stop()
          throw error
        }
      },
      cancel(reason) {
        stop()
        return reader.cancel(reason)
      },
    },
    // Nothing is read ahead: a part is asked for when the reader wants it.
    { highWaterMark: 0 },
  )
}
