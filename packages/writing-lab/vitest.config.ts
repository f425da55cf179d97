import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'writing-lab',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    setupFiles: ['src/fixed-seed.ts'],
  },
})
