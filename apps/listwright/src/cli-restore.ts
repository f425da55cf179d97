import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore-backup.ts'
import { Refusal } from './refusal.ts'
import { runTool } from './run-tool.ts'
import { callersFolder, readSettings } from './settings/env.ts'

// npm run restore -- <file> [--replace]
await runTool(async () => {
  const { file, replace } = readArguments()
  const settings = readSettings()
  const path = resolve(callersFolder(), file)
  const { manifest, putAside } = await restoreBackup(settings, path, { replace })
  return [
    `Restored the backup of ${manifest.createdAt} to ${settings.DATA_DIR}.`,
    'All sessions in it were ended, since some may have been ended after it was made: people sign in again.',
    ...(putAside ? [`What was there before lies in ${putAside}.`] : []),
  ]
})

function readArguments() {
  const usage = 'Name the file to restore: npm run restore -- <file> [--replace]'
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...rest] = positionals
    if (!file || rest.length > 0) throw new Refusal(usage)
    return { file, replace: values.replace }
  } catch (cause) {
    throw new Refusal(usage, { cause })
  }
}
