import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { sampleCopy } from './plugins/sample-copy.ts'

export default defineConfig({
  plugins: [react(), sampleCopy()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    ...limits,
    name: 'web',
    environment: 'jsdom',
    // A process loads jsdom once and gives each file a window and modules of its own.
    pool: 'vmForks',
    setupFiles: ['src/testing/patience.ts'],
    include: ['{src,plugins,prerender,worker}/**/*.test.{ts,tsx}'],
  },
})
