const DATABASE = 'listwright'
const STORE = 'readings'

/**
 * What a user has read, kept in this browser for when there is no network: each under the user who read it, and only
 * until they sign out.
 */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const inStore = async <Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const request = ask(database.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

// Some private windows have no such storage.
const hasStorage = 'indexedDB' in globalThis

export const keepReadings = async (userId: string, readings: unknown): Promise<void> => {
  if (hasStorage) await inStore('readwrite', (store) => store.put(readings, userId))
}

export const keptReadings = async (userId: string): Promise<unknown> =>
  hasStorage ? inStore<unknown>('readonly', (store) => store.get(userId)) : undefined

export const forgetReadings = async (userId: string): Promise<void> => {
  if (hasStorage) await inStore('readwrite', (store) => store.delete(userId))
}
