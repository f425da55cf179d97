import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'reviewer',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    setupFiles: ['../writing-lab/src/fixed-seed.ts'],
  },
})
