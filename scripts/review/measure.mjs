import { cyclesIn } from './cycles.mjs'
import { repeatedLines } from './repeated-lines.mjs'
import { readSources } from './sources.mjs'
import { unusedExports } from './unused-exports.mjs'

/** The parts of the product, each with the folders it lives in. */
const PARTS = {
  web: /^apps\/web\//,
  server: /^apps\/(server|listwright)\//,
  functions: /^supabase\//,
  writer: /^packages\/(copywriter|reviewer|writing-lab)\//,
  'other packages': /^packages\/(?!copywriter|reviewer|writing-lab)/,
  scripts: /^(scripts|bench)\//,
}

/**
 * What a reviewer counts in a checkout, by name.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export const measure = (folder) => {
  const all = readSources(folder)
  const source = all.filter(({ isTest, isData }) => !isTest && !isData)
  const data = all.filter(({ isData }) => isData)
  const tests = all.filter(({ isTest }) => isTest)
  const lines = source.map((file) => file.lines)
  const functions = source.flatMap((file) => file.functions)
  const { idle, testOnly } = unusedExports(all)
  return {
    'source files': count(source.length),
    'source lines': count(sum(lines)),
    ...Object.fromEntries(
      Object.entries(PARTS).map(([part, pattern]) => {
        const files = source.filter(({ path }) => pattern.test(path))
        return [
          `… ${part}: files, lines`,
          `${count(files.length)}, ${count(sum(files.map((file) => file.lines)))}`,
        ]
      }),
    ),
    'lines of a file: median, 9 of 10, largest': spread(lines),
    'files above 350 lines': count(lines.filter((length) => length > 350).length),
    'lines of a function: median, 9 of 10, largest': spread(functions),
    'functions above 50 lines': count(functions.filter((length) => length > 50).length),
    'casts (`as`, `!`)': count(sum(source.map((file) => file.casts))),
    '`any`': count(sum(source.map((file) => file.anys))),
    'lines repeated in runs of six or more': count(repeatedLines(source)),
    'import cycles, types included': count(cyclesIn(source)),
    'exported values that no other file uses': count(idle.length),
    'exported values that only tests use': count(testOnly.length),
    'data in the form of code: files, lines': `${count(data.length)}, ${count(sum(data.map((file) => file.lines)))}`,
    'tests: files, lines': `${count(tests.length)}, ${count(sum(tests.map((file) => file.lines)))}`,
    'lines of tests to 100 of source': count(
      Math.round((100 * sum(tests.map((file) => file.lines))) / sum(lines)),
    ),
  }
}

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0)
const count = (/** @type {number} */ value) => value.toLocaleString('en-US')

/** @param {number[]} values */
const spread = (values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    count(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return [at(0.5), at(0.9), at(1)].join(', ')
}
