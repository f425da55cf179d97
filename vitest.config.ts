import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** It takes minutes in one piece. Begun last, as its place in the alphabet is, it would leave the other cores idle. */
const LONGEST = /\/thousands\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

// Each part keeps its own settings beside its code; `vitest --project server` runs one of them.
export default defineConfig({
  test: {
    // supabase-js says in every process that it will one day want a newer Node.
    onConsoleLog: (log) => !log.includes('Node.js 20 and below are deprecated'),
    // Vitest leaves one core free, which on a machine of two is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      'apps/*/vitest.config.ts',
      'packages/*/vitest.config.ts',
      'supabase/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
})
