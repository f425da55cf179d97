import { Worker } from 'node:worker_threads'

// bcrypt ignores what comes after them.
const MAX_BYTES = 72

/**
 * Whether a password is that of a hash which another system made. It takes 100 ms and more of a processor, so it has a
 * thread of its own, which is started anew each time: the hash is replaced with the first right password.
 */
export const matchesBcrypt = async (password: string, hash: string): Promise<boolean> => {
  if (Buffer.byteLength(password) > MAX_BYTES) return false
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bcrypt-worker.js', import.meta.url), {
      workerData: { password, hash },
      // The thread needs neither the loaders nor the secrets of this process.
      execArgv: [],
      env: {},
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The password was not compared')))
  })
}
