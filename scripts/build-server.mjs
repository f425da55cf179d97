import { buildServer } from './build-steps.mjs'

// For tests that start the product as a process: a built server starts fast, and they need neither pages nor functions.
await buildServer()
