import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

export default defineConfig({
  test: {
    ...limits,
    name: 'listwright',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['../server/src/testing/global-setup.ts', 'src/testing/build-once.ts'],
  },
})
