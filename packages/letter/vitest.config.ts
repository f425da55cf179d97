import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'letter',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
