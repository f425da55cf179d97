import { readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SecretBox } from '@listwright/server'
import { openSecrets } from '../backup/database-state.ts'
import { lockData } from '../data/data-lock.ts'
import { diskFilesOf, keptFiles } from '../data/kept-files.ts'
import { keepPrivate } from '../data/private-folder.ts'
import {
  findSecrets,
  newSecrets,
  type Secrets,
  signingKeysOf,
  writeSecrets,
} from '../data/secrets-file.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings/env.ts'
import { type Cleanup, takeDown } from '../take-down.ts'
import type { FileMove, FilePlace } from './carry-files.ts'
import { type Moved, moveInstallation, refuseWhileServed } from './move-installation.ts'
import { MOVING, markMoving, refuseHalfMoved } from './moving-file.ts'
import { openEmbeddedSide, openServerSide, requireRelease, type Side } from './open-side.ts'
import { ProjectFiles } from './project-files.ts'

export interface MoveRequest {
  /** A database's address; without one, the embedded installation of DATA_DIR. */
  from?: string
  /** A database's address, or the folder of a new embedded installation. */
  to: string
  /** The data folder of a server on the new database; that of the source without one. */
  data?: string
  /** Whether the rows are moved although none of their files is found. */
  withoutFiles?: boolean
}

const isAddress = (text: string) => /^postgres(ql)?:\/\//.test(text)
/** The secrets of a moved installation, in the form that production is given them. */
const PRODUCTION_FILE = 'production.env'

/** Does what `npm run move` was asked for. */
export const runMove = async (settings: Settings, request: MoveRequest): Promise<Moved> => {
  const sourceDir = settings.DATA_DIR
  const isNewFolder = !isAddress(request.to)
  const targetDir = isNewFolder ? resolve(request.to) : resolve(request.data ?? sourceDir)
  if (isNewFolder && !request.from) {
    throw new Refusal(
      'From one folder to another an installation goes by a backup: npm run backup, then npm run restore.',
    )
  }
  const cleanups: Cleanup[] = []
  const moved = await carry(
    settings,
    request,
    { sourceDir, targetDir, isNewFolder },
    cleanups,
  ).catch(async (error: unknown) => {
    // Why the move failed says more than what could not be cleaned up after it.
    await takeDown(cleanups).catch(() => undefined)
    throw error
  })
  await takeDown(cleanups)
  return moved
}

interface Folders {
  sourceDir: string
  targetDir: string
  /** Whether the target is an embedded installation in `targetDir`. */
  isNewFolder: boolean
}

const carry = async (
  settings: Settings,
  request: MoveRequest,
  { sourceDir, targetDir, isNewFolder }: Folders,
  cleanups: Cleanup[],
): Promise<Moved> => {
  let isDone = false
  if (!request.from) cleanups.push(await lockData(sourceDir))
  const source = await openSource(settings, request, cleanups)
  await requireRelease(source, join(settings.SUPABASE_DIR, 'migrations'), false)
  await refuseWhileServed(source)
  if (isNewFolder) {
    cleanups.push(await claimFolder(targetDir))
    const markMoved = await markMoving(targetDir)
    cleanups.push(() => (isDone ? markMoved() : clearFolder(targetDir)))
  }
  const server = isNewFolder ? undefined : await openServerSide(request.to)
  if (server) cleanups.push(() => server.database.close())
  const goesToSupabase = server?.isSupabase ?? false
  const secrets = await gatherSecrets(settings, source, goesToSupabase, sourceDir, targetDir)
  // After the secrets, because a new database takes long to create, and a move that lacks the key is refused anyway.
  const target = server ?? (await openEmbeddedSide(targetDir))
  if (!server) cleanups.push(() => target.database.close())
  await requireRelease(target, join(settings.SUPABASE_DIR, 'migrations'), true)
  if (!target.isSupabase) await prepareFolder(targetDir)
  const places = placesOf(settings, source, target, sourceDir, targetDir)
  const moved = await moveInstallation({
    source,
    target,
    encryptionKey: secrets.all.encryptionKey,
    ...(places && { files: { ...places, withoutFiles: request.withoutFiles ?? false } }),
  })
  moved.notes.push(...secrets.notes)
  if (secrets.areNew) await writeSecrets(targetDir, secrets.all)
  if (!target.isSupabase) moved.notes.push(await writeProductionFile(targetDir, secrets.all))
  isDone = true
  return moved
}

const openSource = async (settings: Settings, { from }: MoveRequest, cleanups: Cleanup[]) => {
  if (!from) {
    const names = await readdir(settings.DATA_DIR)
    if (!names.includes('database.created')) {
      throw new Refusal(
        `There is no installation in ${settings.DATA_DIR}: name its folder with DATA_DIR.`,
      )
    }
    refuseHalfMoved(settings.DATA_DIR)
  }
  const side = from ? await openServerSide(from) : await openEmbeddedSide(settings.DATA_DIR)
  cleanups.push(() => side.database.close())
  return side
}

/** A folder for a new installation: empty, and ours from now on. */
const claimFolder = async (directory: string) => {
  const unlock = await lockData(directory)
  if ((await contentOf(directory)).length === 0) return unlock
  await unlock()
  throw new Refusal(`The target is not empty: there are files in ${directory}.`)
}

/** What a move that failed has put into a folder that was empty. The mark goes last: half of it is no installation. */
const clearFolder = async (directory: string) => {
  for (const name of await contentOf(directory)) {
    if (name !== MOVING) await rm(join(directory, name), { recursive: true, force: true })
  }
  await rm(join(directory, MOVING), { force: true })
}

/** The files of a folder, except our lock file and what file systems create by themselves, such as lost+found. */
const contentOf = async (directory: string) =>
  (await readdir(directory)).filter((name) => !/^(lock|lost\+found)$/.test(name))

interface GatheredSecrets {
  all: Secrets
  /** Whether the folder of the target has none so far. */
  areNew: boolean
  notes: string[]
}

/**
 * The secrets of the installation: those it was started with where they are settings, those of its folder otherwise.
 * A folder that takes over gets them all, so that sessions go on and second factors can be read.
 */
const gatherSecrets = async (
  settings: Settings,
  source: Side,
  goesToSupabase: boolean,
  sourceDir: string,
  targetDir: string,
): Promise<GatheredSecrets> => {
  // A project keeps its secrets to itself: what comes from there begins with new ones.
  const keptDir = source.isSupabase ? targetDir : sourceDir
  const found = await findSecrets(keptDir)
  if (!found && !source.isSupabase && !settings.ENCRYPTION_KEY) {
    throw new Refusal(
      `There is no secrets.json in ${sourceDir}: set ENCRYPTION_KEY to that of the installation to move, or name its folder with DATA_DIR.`,
    )
  }
  const there = goesToSupabase ? undefined : await findSecrets(targetDir)
  if (there && targetDir !== keptDir) {
    throw new Refusal(`There is a secrets.json in ${targetDir} already: choose another folder.`)
  }
  const kept = found ?? (await newSecrets())
  const all = {
    ...kept,
    encryptionKey: settings.ENCRYPTION_KEY ?? kept.encryptionKey,
    publishableKey: settings.SUPABASE_PUBLISHABLE_KEY ?? kept.publishableKey,
    secretKey: settings.SUPABASE_SECRET_KEY ?? kept.secretKey,
    signingKeys: signingKeysOf(settings, kept),
  }
  if (!source.isSupabase) await requireKey(source, all.encryptionKey)
  const hasSigningKeys = found || settings.JWT_KEYS || settings.JWT_SECRET
  return {
    all,
    areNew: !there && !goesToSupabase,
    notes:
      hasSigningKeys || source.isSupabase || goesToSupabase
        ? []
        : [
            'Its signing keys were neither set nor found, so new ones were made: people sign in again.',
          ],
  }
}

const requireKey = async ({ database }: Side, encryptionKey: string) => {
  await openSecrets(database, new SecretBox(encryptionKey)).catch((cause: unknown) => {
    throw new Refusal(
      'The second factors of the installation to move were sealed with another ENCRYPTION_KEY: set that one.',
      { cause },
    )
  })
}

/** Before anything is moved: nothing may be in the way of its secrets afterwards. */
const prepareFolder = async (directory: string) => {
  await keepPrivate(directory)
  if ((await readdir(directory)).includes(PRODUCTION_FILE)) {
    throw new Refusal(
      `There is already a file ${join(directory, PRODUCTION_FILE)}: keep its secrets elsewhere, and delete it.`,
    )
  }
}

const writeProductionFile = async (directory: string, secrets: Secrets): Promise<string> => {
  const file = join(directory, PRODUCTION_FILE)
  const lines = [
    `ENCRYPTION_KEY=${secrets.encryptionKey}`,
    `JWT_KEYS=${JSON.stringify(secrets.signingKeys)}`,
    `SUPABASE_PUBLISHABLE_KEY=${secrets.publishableKey}`,
    `SUPABASE_SECRET_KEY=${secrets.secretKey}`,
  ]
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
  return `Its secrets, as production wants them, are in ${file}: keep them, and delete the file.`
}

/** From where to where files go; nowhere if both sides have the same place for them. */
const placesOf = (
  settings: Settings,
  source: Side,
  target: Side,
  sourceDir: string,
  targetDir: string,
): Pick<FileMove, 'from' | 'to'> | undefined => {
  const hasS3 = settings.STORAGE_S3_ENDPOINT !== undefined
  const isShared = !source.isSupabase && !target.isSupabase && (hasS3 || sourceDir === targetDir)
  // Those of the folder go to S3 as well where it is set; those that are in S3 already are not in the folder.
  if (isShared && !hasS3) return undefined
  return {
    from: source.isSupabase ? projectFiles(settings) : storeOf(settings, sourceDir, isShared),
    to: target.isSupabase ? projectFiles(settings) : storeOf(settings, targetDir, false),
  }
}

const storeOf = (settings: Settings, directory: string, onlyFolder: boolean): FilePlace => ({
  kind: 'store',
  files: onlyFolder ? diskFilesOf(directory) : keptFiles({ ...settings, DATA_DIR: directory }),
  incoming: join(directory, 'files/incoming'),
})

const projectFiles = ({ MOVE_PROJECT_URL: url, MOVE_PROJECT_KEY: key }: Settings): FilePlace => {
  if (url && key) return { kind: 'project', files: new ProjectFiles(url, key) }
  throw new Refusal(
    'To carry files, the storage of the Supabase project is needed: set MOVE_PROJECT_URL and MOVE_PROJECT_KEY, its secret key.',
  )
}
