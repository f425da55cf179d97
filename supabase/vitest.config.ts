import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'supabase',
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    globalSetup: ['../apps/server/src/testing/global-setup.ts'],
    hookTimeout: 30_000,
    testTimeout: 20_000,
  },
})
