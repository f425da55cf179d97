import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

/**
 * Holds the table of docs/security.md to the tests: every item of the checklist has a test whose title carries its id,
 * or a reason why it does not apply. `--write` brings the table up to date.
 */
const ROOT = fileURLToPath(root)
const DOCUMENT = join(ROOT, 'docs/security.md')
const FOLDERS = ['apps', 'packages', 'supabase', 'e2e']
const GROUPS = { AUTH: 23, MFA: 7, SES: 14, OA: 9, AC: 18, IN: 13, PAY: 7, CFG: 12 }
const ROW = /^\| (SEC-[A-Z]+-\d\d) \| ([^|]*) \| ([^|]*) \|$/gm

const checklist = Object.entries(GROUPS).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, at) => `SEC-${group}-${String(at + 1).padStart(2, '0')}`),
)

/** @type {Map<string, Set<string>>} */
const holders = new Map()
for (const file of FOLDERS.flatMap(testsIn)) {
  const code = readFileSync(join(ROOT, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  const ids = code.match(/SEC-[A-Z]+-\d\d/g) ?? []
  for (const id of ids) holders.set(id, (holders.get(id) ?? new Set()).add(file))
}

/** @type {string[]} */
const problems = []
/** @type {string[]} */
const listed = []
const before = readFileSync(DOCUMENT, 'utf8')
const after = before.replace(ROW, (_, id, what, held) => {
  listed.push(id)
  const files = [...(holders.get(id) ?? [])].map((file) => `\`${file}\``)
  if (files.length === 0 && !held.startsWith('not applicable: ')) {
    problems.push(`${id} has neither a test nor a reason`)
  }
  return `| ${id} | ${what} | ${files.length ? files.join('<br>') : held} |`
})

for (const id of checklist) {
  const times = listed.filter((candidate) => candidate === id).length
  if (times !== 1) problems.push(`${id} stands ${times} times in the table`)
}
for (const id of [...listed, ...holders.keys()]) {
  if (!checklist.includes(id)) problems.push(`${id} is no item of the checklist`)
}
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, after)
else if (after !== before) {
  problems.push('the table is out of date: node scripts/check-security.mjs --write')
}
for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testsIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testsIn(path)
      return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
    })
    .sort()
}
