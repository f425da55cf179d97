import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'letter', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
})
