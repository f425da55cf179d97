import { z } from 'zod'

/** The file in the data folder that tells command-line tools how to reach the running server. */
export const CONTROL_FILE = 'control.json'
export const SNAPSHOT_PATH = '/snapshot'
/** The name of a folder that holds a snapshot, in the data folder. */
export const SNAPSHOT = /^snapshot-/

export const controlSchema = z.object({ port: z.number().int(), password: z.string() })
