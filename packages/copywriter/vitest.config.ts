import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'copywriter',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 300_000,
    setupFiles: ['../writing-lab/src/fixed-seed.ts'],
  },
})
