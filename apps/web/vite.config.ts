import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appChunks } from './plugins/app-chunks.ts'
import { refuseChunkCycles } from './plugins/chunk-cycles.ts'
import { fontPreloads } from './plugins/font-preloads.ts'
import { miniSchemas } from './plugins/mini-schemas.ts'
import { sampleCopy } from './plugins/sample-copy.ts'

const API_PATHS = [
  '/auth',
  '/rest',
  '/storage',
  '/realtime',
  '/functions',
  '/sandbox',
  '/config.json',
]
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    fontPreloads(),
    sampleCopy(),
    miniSchemas(),
    refuseChunkCycles(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  define: {
    'import.meta.env.VITE_BUILT_AT': JSON.stringify(
      process.env.BUILT_AT ?? new Date().toISOString(),
    ),
  },
  server: {
    proxy: Object.fromEntries(
      API_PATHS.map((path) => [path, { target: apiUrl, ws: path === '/realtime' }]),
    ),
  },
  build: {
    outDir: process.env.WEB_OUT_DIR ?? fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssTarget: ['chrome125', 'safari18', 'firefox128'],
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Pages that show only plans and tones must not carry the schemas of every form.
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contracts/') },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: appChunks(), debugName: 'app' }],
        },
      },
    },
  },
})
