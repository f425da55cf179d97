import { defineConfig } from 'vitest/config'

// Each part keeps its own settings beside its code; `vitest --project server` runs one of them.
export default defineConfig({
  test: {
    // supabase-js says in every process that it will one day want a newer Node.
    onConsoleLog: (log) => !log.includes('Node.js 20 and below are deprecated'),
    // Vitest leaves one core free, which on a machine of two is half of it.
    maxWorkers: '100%',
    projects: [
      'apps/*/vitest.config.ts',
      'packages/*/vitest.config.ts',
      'supabase/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
})
