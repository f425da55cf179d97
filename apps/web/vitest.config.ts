import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sampleCopy } from './plugins/sample-copy.ts'

export default defineConfig({
  plugins: [react(), sampleCopy()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // A process loads jsdom once and gives each file a window and modules of its own.
    pool: 'vmForks',
    // Screens load their parts on first use, which takes a while on a busy machine.
    testTimeout: 120_000,
    include: ['{src,plugins,prerender,worker}/**/*.test.{ts,tsx}'],
  },
})
