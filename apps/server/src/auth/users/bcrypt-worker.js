import { parentPort, workerData } from 'node:worker_threads'
import { compareSync } from 'bcryptjs'

// The thread that matches-bcrypt.ts starts; what it was asked for is all that it does.
/** @type {{ password: string, hash: string }} */
const { password, hash } = workerData
parentPort?.postMessage(compareSync(password, hash))
