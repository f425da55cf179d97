import type { RealtimeChannel } from '@supabase/supabase-js'

/** Resolves with the first state that the subscribe callback reports, or the first of the wanted one. */
export const stateOf = (channel: RealtimeChannel, wanted?: string) =>
  new Promise<{ status: string; error: string | undefined }>((resolve) => {
    channel.subscribe((status, error) => {
      if (wanted === undefined || status === wanted) resolve({ status, error: error?.message })
    })
  })

/** Subscribes, and waits until the server says that changes will be told. */
export const listening = async (channel: RealtimeChannel) => {
  const told = new Promise<string>((resolve) => {
    channel.on('system', {}, ({ extension, status, message }) => {
      if (extension === 'postgres_changes') resolve(`${status}: ${message}`)
    })
  })
  await stateOf(channel, 'SUBSCRIBED')
  return told
}
