import { readFileSync } from 'node:fs'
import { root } from './root.mjs'

// npm leaves a platform binary out of the lock when the registry lacks it, and the next `npm ci` fails on that platform.
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))

/**
 * @param {string} from
 * @param {string} name
 */
const isLocked = (from, name) => {
  const parts = from.split('/node_modules/')
  const places = parts.map(
    (_, depth) =>
      `${parts.slice(0, parts.length - depth).join('/node_modules/')}/node_modules/${name}`,
  )
  return [...places, `node_modules/${name}`].some((place) => place in packages)
}

const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path || 'the root'} wants ${name}, which the lock does not have`),
)
const loose = Object.entries(packages)
  .filter(([path]) => path === '' || !path.includes('node_modules/'))
  .flatMap(([path, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.devDependencies })
      .filter(
        ([name, range]) => !name.startsWith('@listwright/') && !/^(npm:[^@]+@)?\d/.test(range),
      )
      .map(([name, range]) => `${path || 'the root'} pins ${name} to ${range}, not to one version`),
  )

const problems = [...missing, ...loose]
for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
