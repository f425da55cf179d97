import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measure } from './review/measure.mjs'
import { root } from './root.mjs'

// node scripts/review-table.mjs [commit …]: one Markdown table, a column for each commit.
const commits = process.argv.length > 2 ? process.argv.slice(2) : ['HEAD']
const columns = commits.map((commit) => inCheckout(commit, measure))
const names = [...new Set(columns.flatMap((column) => Object.keys(column)))]
const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
console.log(row(['', ...commits]))
console.log(row(['---', ...commits.map(() => '---:')]))
for (const name of names) console.log(row([name, ...columns.map((column) => column[name] ?? '')]))

/**
 * @template T
 * @param {string} commit
 * @param {(folder: string) => T} work
 * @returns {T}
 */
function inCheckout(commit, work) {
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', commit], {
      cwd: fileURLToPath(root),
      maxBuffer: 1 << 30,
    })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
