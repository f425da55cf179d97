import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'writing-lab',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 300_000,
    setupFiles: ['src/fixed-seed.ts'],
  },
})
