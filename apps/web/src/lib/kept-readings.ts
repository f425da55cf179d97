// What a user has read, kept in this browser for when there is no network: each under the user who read it, and only
// until they sign out.

const DATABASE = 'listwright'
const STORE = 'readings'

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Runs requests in one transaction; the last of them gives the result. */
const inStore = async <Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore, done: (result: Result) => void) => void,
): Promise<Result | undefined> => {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      let result: Result | undefined
      transaction.oncomplete = () => resolve(result)
      // A request that failed aborts the transaction, which has no error to tell before that.
      transaction.onabort = () => reject(transaction.error)
      ask(transaction.objectStore(STORE), (value) => {
        result = value
      })
    })
  } finally {
    database.close()
  }
}

// Some private windows have no such storage.
const hasStorage = 'indexedDB' in globalThis

/** Replaces what is kept by what is made of it, in one transaction: another tab may be about to do the same. */
export const keepReadings = async (
  userId: string,
  change: (kept: unknown) => unknown,
): Promise<void> => {
  if (!hasStorage) return
  await inStore('readwrite', (store) => {
    const request = store.get(userId)
    request.onsuccess = () => store.put(change(request.result), userId)
  })
}

export const keptReadings = async (userId: string): Promise<unknown> => {
  if (!hasStorage) return undefined
  return inStore<unknown>('readonly', (store, done) => {
    const request = store.get(userId)
    request.onsuccess = () => done(request.result)
  })
}

export const forgetReadings = async (userId: string): Promise<void> => {
  if (hasStorage) await inStore('readwrite', (store) => store.delete(userId))
}
