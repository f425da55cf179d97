import { resolve } from 'node:path'
import { makeBackup } from './backup/make-backup.ts'
import { Refusal } from './refusal.ts'
import { runTool } from './run-tool.ts'
import { callersFolder, readSettings } from './settings/env.ts'

// npm run backup -- <file>
await runTool(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0)
    throw new Refusal('Name the file to write: npm run backup -- <file>')
  const path = resolve(callersFolder(), file)
  const { tables, entries, missingFiles } = await makeBackup(readSettings(), path)
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const files = Object.keys(entries).filter((name) => name.startsWith('files/')).length
  return [
    `Backed up ${rows} rows of ${Object.keys(tables).length} tables and ${files} files to ${path}.`,
    'It was unpacked and opened to prove it. It holds secrets: keep it where only you can read it.',
    ...missingFiles.map((name) => `The file ${name} is named by a row, but was not there.`),
  ]
})
