import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

export default defineConfig({
  test: {
    ...limits,
    name: 'engine',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
