import './node-version.mjs'
import { install } from './install.mjs'

install({ development: true })
const { runChecks } = await import('./test-steps.mjs')
const { passed, failed, retried } = await runChecks(process.argv.slice(2))
if (retried.length) console.log(`\nPassed only at the second try:\n  ${retried.join('\n  ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
