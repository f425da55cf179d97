import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'supabase',
    environment: 'node',
    isolate: false,
    include: ['**/*.test.{ts,tsx}'],
    globalSetup: ['../apps/server/src/testing/global-setup.ts', './hosted/testing/global-setup.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
})
