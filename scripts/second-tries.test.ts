import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { root } from './root.mjs'
import { failedTests, retriedTests } from './second-tries.mjs'

it('what failed is named by file and test, a file that could not be loaded by itself', () => {
  const name = (path: string) => fileURLToPath(new URL(path, root))
  const report = {
    testResults: [
      { name: name('a.test.ts'), status: 'passed', assertionResults: [] },
      {
        name: name('apps/b.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'b holds', status: 'passed' },
          { fullName: 'b is in time', status: 'failed' },
        ],
      },
      { name: name('c.test.ts'), status: 'failed', assertionResults: [] },
    ],
  }
  expect(failedTests(report)).toEqual(['apps/b.test.ts: b is in time', 'c.test.ts'])
  expect(failedTests({})).toEqual([])
})

it('browser tests that passed when they were tried again are named, however deep they stand', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'studio/reach.spec.ts',
    tests: [{ status }],
  })
  const report = {
    suites: [
      {
        specs: [spec('at once', 'expected'), spec('at last', 'flaky')],
        suites: [{ specs: [spec('below', 'flaky'), spec('never', 'unexpected')] }],
      },
    ],
  }
  expect(retriedTests(report)).toEqual([
    'e2e/studio/reach.spec.ts: at last',
    'e2e/studio/reach.spec.ts: below',
  ])
  expect(retriedTests({})).toEqual([])
})
