import { inspect } from 'node:util'
import { explainFailure } from './explain-failure.ts'
import { isHosted, readSettings } from './settings/env.ts'
import { startPages } from './start-pages.ts'
import { startProduct } from './start-product.ts'

// Files that this process creates are not readable by other users of the machine.
process.umask(0o077)

try {
  const settings = readSettings()
  const product = await (isHosted(settings) ? startPages(settings) : startProduct(settings))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      product.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(inspect(error)),
      )
    })
  }
  const notes = settings.READY_NOTES.replaceAll('{url}', product.url).split('\n').filter(Boolean)
  const lines = [...product.notes, ...notes].map((note) => `  ${note}\n`)
  process.stdout.write(`${settings.APP_NAME} is ready at ${product.url}\n${lines.join('')}`)
} catch (error) {
  fail(explainFailure(error))
}

function fail(reason: string) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
