import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

/**
 * @typedef {{ fullName: string, status: string }} Assertion
 * @typedef {{ testResults?: { name: string, status: string, assertionResults: Assertion[] }[] }} VitestReport
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * What failed in a run of Vitest, by name; a file that could not be loaded has no tests to name.
 * @param {VitestReport} report
 */
export const failedTests = ({ testResults = [] }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(fileURLToPath(root), name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file]
    })

/**
 * What failed in a run of Playwright and passed when it was tried again, by name.
 * @param {Suite} report
 * @returns {string[]}
 */
export const retriedTests = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(retriedTests),
]
