import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type MoveRequest, runMove } from './move/run-move.ts'
import { Refusal } from './refusal.ts'
import { runTool } from './run-tool.ts'
import { callersFolder, readSettings } from './settings/env.ts'

// npm run move -- [--from postgres://…] --to postgres://…|<folder> [--data <folder>] [--without-files]
await runTool(async () => {
  const { sums, files, notes } = await runMove(readSettings(), readArguments())
  const rows = Object.values(sums).reduce((sum, each) => sum + Number.parseInt(each, 10), 0)
  return [
    `Moved ${rows} rows of ${Object.keys(sums).length} tables and ${files.count} files; both sides were compared.`,
    ...files.missing.map((path) => `The file ${path} is named by a row, but was not there.`),
    ...notes,
  ]
})

function readArguments(): MoveRequest {
  const { from, to, data, 'without-files': withoutFiles = false } = parse()
  if (!to) throw usage()
  const pathOf = (text: string) =>
    /^postgres(ql)?:/.test(text) ? text : resolve(callersFolder(), text)
  return {
    to: pathOf(to),
    ...(from && { from }),
    ...(data && { data: pathOf(data) }),
    withoutFiles,
  }
}

function parse() {
  const text = { type: 'string' } as const
  try {
    const options = {
      from: text,
      to: text,
      data: text,
      'without-files': { type: 'boolean' },
    } as const
    return parseArgs({ options }).values
  } catch (cause) {
    throw usage(cause)
  }
}

function usage(cause?: unknown) {
  return new Refusal(
    'Say where to: npm run move -- [--from postgres://…] --to postgres://… or a folder [--data a folder] [--without-files]',
    { cause },
  )
}
