import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Builds into a folder of its own, and makes `<dist>/<name>` a link to it once it is complete. Whoever starts meanwhile
 * gets the build before. A running process keeps the files it was started from, because Node resolves the link when
 * it loads the first of them; that folder is removed by the second build after it.
 * @param {{ dist: string, name: string, version: string, work: (folder: string) => Promise<void> | void }} options
 * @returns {Promise<boolean>} Whether there was anything to build.
 */
export const buildBeside = async ({ dist, name, version, work }) => {
  const link = join(dist, name)
  const folder = join(dist, 'builds', `${name}-${version}`)
  const before = buildBehind(link)
  if (before === basename(folder)) return false
  let isNew = false
  do {
    if (!existsSync(folder)) {
      isNew = true
      await buildWhole(folder, work)
    }
    pointTo(link, basename(folder))
    // A build of another version may have removed the folder before the link led to it.
  } while (!existsSync(link))
  removeOthers(join(dist, 'builds'), name, [before, basename(folder), buildBehind(link)])
  removeCutOff(join(dist, 'builds'), `${name}-`)
  removeCutOff(dist, name)
  return isNew
}

/** @param {string} link */
const buildBehind = (link) => (isLink(link) && existsSync(link) ? basename(realpathSync(link)) : '')

/** @param {string} path */
const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/**
 * The folder gets its name when everything is in it, so one that was cut off is never taken for a build.
 * @param {string} folder
 * @param {(folder: string) => Promise<void> | void} work
 */
const buildWhole = async (folder, work) => {
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  try {
    await work(partial)
    renameSync(partial, folder)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    // Somebody else built the same at the same time.
    if (!existsSync(folder)) throw error
  }
}

/**
 * @param {string} link
 * @param {string} build
 */
const pointTo = (link, build) => {
  const next = `${link}.${process.pid}`
  rmSync(next, { force: true })
  symlinkSync(join('builds', build), next, 'junction')
  // Earlier releases built into a folder of this name. Windows replaces no link either.
  if (!isLink(link) || process.platform === 'win32') rmSync(link, { recursive: true, force: true })
  renameSync(next, link)
}

/**
 * @param {string} builds
 * @param {string} name
 * @param {string[]} kept
 */
const removeOthers = (builds, name, kept) => {
  for (const build of readdirSync(builds)) {
    const isOurs = build.startsWith(`${name}-`) && !build.includes('.')
    if (isOurs && !kept.includes(build))
      rmSync(join(builds, build), { recursive: true, force: true })
  }
}

/**
 * The folders and links that builds were about to name when they were killed. Each ends with the id of its process.
 * @param {string} directory
 * @param {string} start
 */
const removeCutOff = (directory, start) => {
  for (const entry of readdirSync(directory)) {
    const [whole = '', id, ...rest] = entry.split('.')
    const isPartial = whole.startsWith(start) && /^\d+$/.test(id ?? '') && rest.length === 0
    if (isPartial && !isRunning(Number(id)))
      rmSync(join(directory, entry), { recursive: true, force: true })
  }
}

/** @param {number} id */
const isRunning = (id) => {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // It runs, but is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
