import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

const ROOT = fileURLToPath(root)
const FOLDERS = ['apps', 'packages', 'supabase', 'bench', 'scripts', 'e2e']
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*(?:\n[^'";]*)?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

/** Each rule: files whose path matches `from` may not import what matches `to`. */
const RULES = [
  {
    from: /^packages\/contracts\//,
    to: /^(apps|supabase)\/|^packages\/(?!contracts\/)/,
    why: 'contracts stand on nothing',
  },
  {
    from: /^packages\/copywriter\//,
    to: /^(apps|supabase)\/|^packages\/(?!(contracts|copywriter|reviewer)\/)/,
    why: 'the writer knows only contracts and the reviewer',
  },
  {
    from: /^packages\/engine\//,
    to: /^(apps|supabase)\/|^packages\/(?!(contracts|copywriter|engine|reviewer)\/)/,
    why: 'the engine knows the writer it falls back on and the reviewer, nothing else',
  },
  {
    from: /^packages\/reviewer\//,
    to: /^(apps|supabase)\/|^packages\/(?!(contracts|reviewer)\/)/,
    why: 'the reviewer, which the browser loads, knows only contracts',
  },
  {
    from: /^packages\/writing-lab\//,
    to: /^(apps|supabase)\/|^packages\/(letter|sandbox)\//,
    why: 'the lab measures the writer and the reviewer, nothing else',
  },
  {
    from: /^packages\/letter\//,
    to: /^(apps|supabase)\/|^packages\/(?!letter\/)/,
    why: 'a letter knows nothing of what it says',
  },
  {
    from: /^packages\/sandbox\//,
    to: /^(apps|supabase)\/|^packages\/(?!sandbox\/)/,
    why: 'the sandbox stands alone',
  },
  {
    from: /^supabase\//,
    to: /^apps\/|^packages\/writing-lab\//,
    why: 'the backend does not know what runs it or what measures it',
  },
  {
    from: /^apps\/server\//,
    to: /^(apps\/(?!server\/)|supabase)|^packages\/(?!letter\/)/,
    why: 'the server knows nothing of the product',
  },
  {
    from: /^apps\/listwright\//,
    to: /^(apps\/web|supabase)\/|^packages\/(contracts|copywriter|engine|reviewer|writing-lab)\//,
    why: 'the product app wires what it is given, and loads functions by their folder',
  },
  {
    from: /^apps\/web\//,
    to: /^(apps\/(server|listwright)|supabase)\/|^packages\/(letter|sandbox|writing-lab)\//,
    why: 'web and server meet over the wire only',
  },
  {
    from: /^apps\/web\/src\//,
    to: /^packages\/(copywriter|engine)\//,
    why: 'the writer stays on the server; the browser loads the reviewer',
  },
  {
    from: /^apps\/web\/src\/lib\//,
    to: /^apps\/web\/src\/(data|components|features|pages|app)\//,
    why: 'lib is the lowest layer of the web',
  },
  {
    from: /^apps\/web\/src\/(data|components)\//,
    to: /^apps\/web\/src\/(features|pages|app)\//,
    why: 'data and shared components stand below features',
  },
  {
    from: /^apps\/web\/src\/data\//,
    to: /^apps\/web\/src\/components\//,
    why: 'data knows no screen',
  },
  {
    from: /^apps\/web\/src\/components\//,
    to: /^apps\/web\/src\/data\//,
    why: 'shared components are given what they show',
  },
  {
    from: /^apps\/web\/src\/features\//,
    to: /^apps\/web\/src\/(pages|app)\//,
    why: 'features stand below pages',
  },
]

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|\/(tests|_?testing)\//.test(file)
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)

/**
 * @param {string} file
 * @param {string} specifier
 */
const resolve = (file, specifier) => {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  if (specifier.startsWith('@/')) return join('apps/web/src', specifier.slice(2))
  const workspace = /^@listwright\/([\w-]+)/.exec(specifier)?.[1]
  if (!workspace) return undefined
  return ['web', 'server', 'listwright'].includes(workspace)
    ? `apps/${workspace}/`
    : workspace === 'supabase'
      ? 'supabase/'
      : `packages/${workspace}/src/index.ts`
}

/** @type {Map<string, string[]>} */
const graph = new Map()
for (const file of files) {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const imports = [...source.matchAll(IMPORT)].flatMap(([, a, b, c]) => {
    const target = resolve(file, a ?? b ?? c ?? '')
    return target === undefined ? [] : [target]
  })
  graph.set(file, imports)
}

/** @type {string[]} */
const problems = []
for (const [file, imports] of graph) {
  // Tests as well: what they need of an app is what it exports.
  for (const target of imports) {
    const [, app] = /^apps\/([^/]+)\/./.exec(target) ?? []
    if (app && !file.startsWith(`apps/${app}/`))
      problems.push(`${file} imports ${target}: an app is entered by its name`)
  }
  if (isTest(file)) continue
  for (const target of imports) {
    const broken = RULES.find((rule) => rule.from.test(file) && rule.to.test(target))
    if (broken) problems.push(`${file} imports ${target}: ${broken.why}`)
    const [feature, other] = [file, target].map(
      (path) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1],
    )
    if (feature && other && feature !== other)
      problems.push(`${file} imports ${target}: features never import each other`)
  }
}

// Types count: two files that need each other's are one file in two places.
/** @param {Map<string, string[]>} imports */
const findCycles = (imports) => {
  /** @type {Map<string, 'open' | 'done'>} */
  const visited = new Map()
  /**
   * @param {string} node
   * @param {string[]} trail
   */
  const visit = (node, trail) => {
    if (visited.get(node) === 'done') return
    if (visited.get(node) === 'open') {
      problems.push(`cycle: ${[...trail.slice(trail.indexOf(node)), node].join(' → ')}`)
      return
    }
    visited.set(node, 'open')
    for (const target of imports.get(node) ?? [])
      if (imports.has(target)) visit(target, [...trail, node])
    visited.set(node, 'done')
  }
  for (const node of imports.keys()) if (!isTest(node)) visit(node, [])
}
findCycles(graph)

// The folders of the reader of notes depend on each other in one direction (decision 065); files beside them stand for themselves.
const READER = /^packages\/copywriter\/src\/facts\/[^/]+/
/** @type {Map<string, string[]>} */
const readerFolders = new Map()
for (const [file, imports] of graph) {
  const folder = READER.exec(file)?.[0]
  if (!folder || isTest(file)) continue
  const others = imports
    .flatMap((target) => READER.exec(target)?.[0] ?? [])
    .filter((other) => other !== folder)
  readerFolders.set(folder, [...new Set([...(readerFolders.get(folder) ?? []), ...others])])
}
findCycles(readerFolders)

for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
