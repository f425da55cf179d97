import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

export default defineConfig({
  test: {
    ...limits,
    name: 'reviewer',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../writing-lab/src/fixed-seed.ts'],
  },
})
