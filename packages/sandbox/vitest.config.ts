import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'sandbox',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
  },
})
