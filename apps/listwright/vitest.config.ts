import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'listwright',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['../server/src/testing/global-setup.ts', 'src/testing/build-once.ts'],
    hookTimeout: 120_000,
    testTimeout: 120_000,
    // What is waited for comes at once, but not on a machine that does ten other things.
    expect: { poll: { timeout: 60_000 } },
  },
})
