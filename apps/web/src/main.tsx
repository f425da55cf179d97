import './styles/index.css'
import { start } from './app/start.ts'

// Before any schema is loaded: zod would try whether it may compile code, which our content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

void start(document)
