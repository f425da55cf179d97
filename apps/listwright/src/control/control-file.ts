import { z } from 'zod'

/** In the data folder while a server runs on it: where its tools reach it. */
export const CONTROL_FILE = 'control.json'
export const SNAPSHOT_PATH = '/snapshot'
/** The name of a folder that holds a snapshot, in the data folder. */
export const SNAPSHOT = /^snapshot-/

export const controlSchema = z.object({ port: z.number().int(), password: z.string() })
