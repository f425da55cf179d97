import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

const ROOT = fileURLToPath(root)
const FOLDERS = ['apps', 'packages', 'supabase/functions']
/** They run when they are loaded, so what they call may stand below. */
const RUNS_WHEN_LOADED =
  /\/(?:main|cli-[\w-]+|[\w-]+-worker)\.(?:ts|js)$|\.test\.tsx?$|\/_?testing\//
const DECLARATION = /^(?:export )?(?:async )?function (?!\*)(\w+)/gm

// Functions are written as arrow functions in constants, so that there is one form everywhere. Generators cannot be arrow functions.
const problems = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      ({ parentPath, name }) => /\.(?:tsx?|js)$/.test(name) && !/node_modules/.test(parentPath),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
  .filter((file) => !RUNS_WHEN_LOADED.test(file))
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(DECLARATION)].map(
      ([, name]) => `${file}: ${name} is to be a constant with an arrow function`,
    ),
  )

for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
