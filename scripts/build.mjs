import './node-version.mjs'
import { install } from './install.mjs'

install({ development: false })
const { build } = await import('./build-steps.mjs')
await build()
