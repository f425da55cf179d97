import { inspect } from 'node:util'
import { DataFolderUnusable } from './data-folder.ts'
import { DataLocked } from './data-lock.ts'
import { EditedMigration } from './database/migrate.ts'
import { readSettings, SettingsError } from './env.ts'
import { PortTaken } from './listen.ts'
import { startServer } from './start-server.ts'

// Nothing this process makes is for other users of the machine.
process.umask(0o077)

try {
  const settings = readSettings()
  const server = await startServer(settings)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(inspect(error)),
      )
    })
  }
  const notes = settings.READY_NOTES.replaceAll('{url}', server.url).split('\n').filter(Boolean)
  const lines = [...server.notes, ...notes].map((note) => `  ${note}\n`)
  process.stdout.write(`${settings.APP_NAME} is ready at ${server.url}\n${lines.join('')}`)
} catch (error) {
  const isExpected = [
    DataFolderUnusable,
    DataLocked,
    EditedMigration,
    PortTaken,
    SettingsError,
  ].some((kind) => error instanceof kind)
  fail(error instanceof Error && isExpected ? error.message : inspect(error))
}

function fail(reason: string) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
