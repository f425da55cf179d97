import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** One file of this project takes more than a minute. If it started last, the other cores would be idle. */
const LONGEST = { project: 'copywriter', file: /\/copybook\/lines\.test\.ts$/ }

/**
 * Starts with the longest file and the rest of its project, so that the processes that have loaded the project are used
 * again. The run then ends with a project of many short files, which keep all cores busy until the end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

const rankOf = ({ moduleId, project }: TestSpecification): number => {
  if (LONGEST.file.test(moduleId)) return 0
  return project.name === LONGEST.project ? 1 : 2
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
