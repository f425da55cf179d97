import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

/**
 * One value for the content of all source files below the given paths; it changes when any of them does, and not with
 * the folder that the project lies in.
 * @param {string[]} paths
 */
export const fingerprint = (paths) => {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of sourceFiles(fileURLToPath(new URL(path, root)))) {
      hash.update(relative(fileURLToPath(root), file)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
const sourceFiles = (path) => {
  try {
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter(
        (entry) =>
          entry.isFile() && !/node_modules|\.test\.tsx?$/.test(join(entry.parentPath, entry.name)),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return [path]
  }
}
