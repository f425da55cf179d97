import { startPostgres } from '@listwright/server/testing'
import { killServer } from './kill-server.ts'
import { buildProduct } from './product-process.ts'

// Kills the whole server under real traffic, over and over, on each database: what it acknowledged must be there when it
// is back, and what it holds must still fit together.
//   npm run torture -- [rounds] [embedded|postgres]
const [rounds = '200', ...chosen] = process.argv.slice(2)
const kinds = chosen.length > 0 ? chosen : ['embedded', 'postgres']
const REPORT_EVERY = 10

await buildProduct()
let isFine = true
for (const kind of kinds) {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const outcome = await killServer(Number(rounds), postgres?.url, (soFar) => {
    if (soFar.rounds % REPORT_EVERY === 0) report({ database: kind, ...soFar })
  })
  await postgres?.stop()
  report({ torture: 'kill -9 of the server', database: kind, ...outcome })
  isFine &&= outcome.lost.length + outcome.broken.length === 0
}
process.exit(isFine ? 0 : 1)

function report(line: object) {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
