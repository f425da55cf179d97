import { defineConfig } from 'vitest/config'

// Each part keeps its own settings beside its code; `vitest --project server` runs one of them.
export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      'packages/*/vitest.config.ts',
      'supabase/vitest.config.ts',
    ],
  },
})
