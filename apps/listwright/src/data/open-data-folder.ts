import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finishRestore } from '../backup/finish-restore.ts'
import { CONTROL_FILE } from '../control/control-file.ts'
import { refuseHalfMoved } from '../move/moving-file.ts'
import type { Settings } from '../settings/env.ts'
import type { Cleanup } from '../take-down.ts'
import { lockData } from './data-lock.ts'
import { keepPrivate } from './private-folder.ts'
import { loadSecrets } from './secrets-file.ts'

/** Locks the data folder, finishes what was interrupted in it and closes it to other users; resolves to its secrets. */
export const openDataFolder = async (settings: Settings, cleanups: Cleanup[]) => {
  if (!settings.DATABASE_URL) {
    cleanups.push(await lockData(settings.DATA_DIR))
    // The control file of a server that was killed: another program may use its port by now.
    await rm(join(settings.DATA_DIR, CONTROL_FILE), { force: true })
    await finishRestore(settings.DATA_DIR)
    refuseHalfMoved(settings.DATA_DIR)
  }
  await keepPrivate(settings.DATA_DIR)
  return loadSecrets(settings.DATA_DIR)
}
