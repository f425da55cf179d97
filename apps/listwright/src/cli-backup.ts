import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/make-backup.ts'
import { Refusal } from './refusal.ts'
import { runTool } from './run-tool.ts'
import { callersFolder, readSettings } from './settings/env.ts'

// npm run backup -- <file> [--without-files]
await runTool(async () => {
  const { file, withoutFiles } = readArguments()
  const path = resolve(callersFolder(), file)
  const { tables, entries, missingFiles } = await makeBackup(readSettings(), path, {
    withoutFiles,
  })
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const files = Object.keys(entries).filter((name) => name.startsWith('files/')).length
  return [
    `Backed up ${rows} rows of ${Object.keys(tables).length} tables and ${files} files to ${path}.`,
    'It was unpacked and opened to prove it. It holds secrets: keep it where only you can read it.',
    ...missingFiles.map((name) => `The file ${name} is named by a row, but was not there.`),
  ]
})

function readArguments() {
  const { values, positionals } = parse()
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw usage()
  return { file, withoutFiles: values['without-files'] ?? false }
}

function parse() {
  try {
    const options = { 'without-files': { type: 'boolean' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch (cause) {
    throw usage(cause)
  }
}

function usage(cause?: unknown) {
  return new Refusal('Name the file to write: npm run backup -- <file> [--without-files]', {
    cause,
  })
}
