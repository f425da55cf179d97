/**
 * A signal that aborts together with another one, or when the time is up. `AbortSignal.any` refers to its sources only
 * weakly: an `AbortSignal.timeout` that nothing else refers to can be collected before it fires, and the model would be
 * waited for without a limit. The timer of this one refers to it until then.
 */
export const withDeadline = (signal: AbortSignal, deadlineMs: number): AbortSignal => {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('The language model took too long.', 'TimeoutError')),
    deadlineMs,
  )
  // Node need not wait for it at its end; elsewhere a timer is a number.
  if (typeof timer === 'object') timer.unref()
  const stop = () => {
    clearTimeout(timer)
    controller.abort(signal.reason)
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return controller.signal
}
