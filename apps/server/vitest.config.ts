import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/testing/global-setup.ts'],
    hookTimeout: 120_000,
    testTimeout: 120_000,
    // What is waited for comes at once, but not on a machine that does ten other things.
    expect: { poll: { timeout: 40_000 } },
  },
})
