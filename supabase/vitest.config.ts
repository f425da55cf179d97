import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'supabase', environment: 'node', include: ['**/*.test.{ts,tsx}'] },
})
