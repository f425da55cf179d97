import { defineConfig } from 'vitest/config'
import { limits } from '../vitest.limits.ts'

export default defineConfig({
  test: {
    ...limits,
    name: 'supabase',
    environment: 'node',
    isolate: false,
    include: ['**/*.test.{ts,tsx}'],
    globalSetup: ['../apps/server/src/testing/global-setup.ts', './hosted/testing/global-setup.ts'],
  },
})
