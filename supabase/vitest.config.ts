import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'supabase',
    environment: 'node',
    isolate: false,
    include: ['**/*.test.{ts,tsx}'],
    globalSetup: ['../apps/server/src/testing/global-setup.ts', './hosted/testing/global-setup.ts'],
    hookTimeout: 120_000,
    testTimeout: 120_000,
    // What is waited for comes at once, but not on a machine that does ten other things.
    expect: { poll: { timeout: 40_000 } },
  },
})
