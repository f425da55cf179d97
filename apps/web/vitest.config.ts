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
    // Screens load their parts on first use, which takes a while on a busy machine.
    testTimeout: 20_000,
    include: ['{src,plugins,prerender,worker}/**/*.test.{ts,tsx}'],
  },
})
