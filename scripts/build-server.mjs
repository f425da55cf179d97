import { buildServer } from './build-steps.mjs'

// What starts processes of the product wants them to start fast, and has no use for pages or functions.
await buildServer()
