type Frame = [string | null, string | null, string, string, Record<string, unknown>]

/** The server's end of the client's WebSocket: it lets everybody in and tells what the test says. */
export const standInSockets = () => {
  const sockets = new Set<StandInSocket>()

  class StandInSocket {
    readyState = 0
    bufferedAmount = 0
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: object) => void) | null = null
    onerror: (() => void) | null = null
    readonly joined = new Map<string, Record<string, unknown>[]>()

    constructor() {
      sockets.add(this)
      queueMicrotask(() => {
        this.readyState = 1
        this.onopen?.()
      })
    }

    send(text: string) {
      const [joinRef, ref, topic, event, payload] = JSON.parse(text) as Frame
      const { config } = payload as { config?: { postgres_changes?: object[] } }
      const changes = (config?.postgres_changes ?? []).map((each, index) => ({
        ...each,
        id: index + 1,
      }))
      if (event === 'phx_join') this.joined.set(topic, changes)
      if (event === 'phx_leave') this.joined.delete(topic)
      const response = event === 'phx_join' ? { postgres_changes: changes } : {}
      this.receive([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }])
    }

    receive(frame: Frame) {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(frame) }))
    }

    close() {
      this.readyState = 3
      sockets.delete(this)
      this.onclose?.({})
    }
  }

  const pushAll = (
    event: string,
    payload: (topic: string, changes: Record<string, unknown>[]) => Record<string, unknown> | null,
  ) => {
    for (const socket of sockets) {
      for (const [topic, changes] of socket.joined) {
        const pushed = payload(topic, changes)
        if (pushed) socket.receive([null, null, topic, event, pushed])
      }
    }
  }

  return {
    transport: StandInSocket,
    topics: () => [...sockets].flatMap(({ joined }) => [...joined.keys()]),
    /** A row of the table was changed. */
    change: (table: string, record: Record<string, unknown>) =>
      pushAll('postgres_changes', (_, changes) => {
        const ids = changes.filter((each) => each.table === table).map(({ id }) => id)
        if (ids.length === 0) return null
        const columns = Object.keys(record).map((name) => ({ name, type: 'text' }))
        const commit_timestamp = '2026-11-16T08:00:00.000Z'
        const data = {
          schema: 'public',
          table,
          type: 'UPDATE',
          commit_timestamp,
          columns,
          errors: null,
        }
        return { ids, data: { ...data, record, old_record: {} } }
      }),
    /** These are on the topic, by their keys. */
    present: (topic: string, keys: string[]) =>
      pushAll('presence_state', (each) =>
        each === topic
          ? Object.fromEntries(keys.map((key) => [key, { metas: [{ phx_ref: key }] }]))
          : null,
      ),
    /** The server ends every channel. */
    end: () => pushAll('phx_close', () => ({})),
  }
}
