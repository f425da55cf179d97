import './node-version.mjs'
import { install } from './install.mjs'

install({ development: true })
const { runChecks } = await import('./test-steps.mjs')
const { passed, failed } = await runChecks(process.argv.slice(2))
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
