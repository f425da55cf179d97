import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['{src,plugins,prerender}/**/*.test.{ts,tsx}'],
  },
})
