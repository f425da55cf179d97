import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockData } from '../data/data-lock.ts'
import { diskFilesOf, keptFiles } from '../data/kept-files.ts'
import { loadSecrets, type Secrets, signingKeysOf, writeSecrets } from '../data/secrets-file.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings/env.ts'
import type { FilePlace } from './carry-files.ts'
import { type Moved, moveInstallation, refuseWhileServed } from './move-installation.ts'
import { openEmbeddedSide, openServerSide, requireRelease, type Side } from './open-side.ts'
import { ProjectFiles } from './project-files.ts'

export interface MoveRequest {
  /** A database's address; without one, the embedded installation of DATA_DIR. */
  from?: string
  /** A database's address, or the folder of a new embedded installation. */
  to: string
  /** The data folder of a server on the new database; that of the source without one. */
  data?: string
}

const isAddress = (text: string) => /^postgres(ql)?:\/\//.test(text)
/** The secrets of a moved installation, in the form that production is given them. */
const PRODUCTION_FILE = 'production.env'

/** Does what `npm run move` was asked for. */
export async function runMove(settings: Settings, request: MoveRequest): Promise<Moved> {
  const sourceDir = settings.DATA_DIR
  const isNewFolder = !isAddress(request.to)
  const targetDir = isNewFolder ? resolve(request.to) : resolve(request.data ?? sourceDir)
  if (isNewFolder && !request.from) {
    throw new Refusal(
      'From one folder to another an installation goes by a backup: npm run backup, then npm run restore.',
    )
  }
  const cleanups: (() => Promise<unknown>)[] = []
  let isDone = false
  try {
    if (!request.from) cleanups.push(await lockData(sourceDir))
    const source = await openSource(settings, request, cleanups)
    await requireRelease(source, join(settings.SUPABASE_DIR, 'migrations'), false)
    await refuseWhileServed(source)
    if (isNewFolder) {
      cleanups.push(await claimFolder(targetDir))
      // What a move that failed has put into a folder that was empty.
      cleanups.push(async () => {
        if (!isDone) await clearFolder(targetDir)
      })
    }
    const target = isNewFolder
      ? await openEmbeddedSide(targetDir)
      : await openServerSide(request.to)
    cleanups.push(() => target.database.close())
    await requireRelease(target, join(settings.SUPABASE_DIR, 'migrations'), true)
    const secrets = await carrySecrets(settings, source, target, sourceDir, targetDir)
    const moved = await moveInstallation({
      source,
      target,
      encryptionKey: secrets.encryptionKey,
      ...(await placesOf(settings, source, target, sourceDir, targetDir)),
    })
    if (!target.isSupabase) moved.notes.push(await writeProductionFile(targetDir, secrets))
    isDone = true
    return moved
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup()
  }
}

async function openSource(
  settings: Settings,
  { from }: MoveRequest,
  cleanups: (() => Promise<unknown>)[],
) {
  const names = await readdir(settings.DATA_DIR).catch((): string[] => [])
  if (!from && !names.includes('database.created')) {
    throw new Refusal(
      `There is no installation in ${settings.DATA_DIR}: name its folder with DATA_DIR.`,
    )
  }
  const side = from ? await openServerSide(from) : await openEmbeddedSide(settings.DATA_DIR)
  cleanups.push(() => side.database.close())
  return side
}

/** A folder for a new installation: empty, and ours from now on. */
async function claimFolder(directory: string) {
  const unlock = await lockData(directory)
  const names = (await readdir(directory)).filter((name) => !/^(lock|lost\+found)$/.test(name))
  if (names.length === 0) return unlock
  await unlock()
  throw new Refusal(`The target is not empty: there are files in ${directory}.`)
}

async function clearFolder(directory: string) {
  for (const name of await readdir(directory)) {
    await rm(join(directory, name), { recursive: true, force: true })
  }
}

/**
 * The secrets of the installation: those it was started with where they are settings, those of its folder otherwise.
 * A folder that takes over gets them all, so that sessions go on and second factors can be read.
 */
async function carrySecrets(
  settings: Settings,
  source: Side,
  target: Side,
  sourceDir: string,
  targetDir: string,
): Promise<Secrets> {
  // A project keeps its secrets to itself: what comes from there begins with new ones.
  const kept = await loadSecrets(source.isSupabase ? targetDir : sourceDir)
  const secrets = {
    ...kept,
    encryptionKey: settings.ENCRYPTION_KEY ?? kept.encryptionKey,
    publishableKey: settings.SUPABASE_PUBLISHABLE_KEY ?? kept.publishableKey,
    secretKey: settings.SUPABASE_SECRET_KEY ?? kept.secretKey,
    signingKeys: signingKeysOf(settings, kept),
  }
  if (targetDir !== sourceDir && !source.isSupabase && !target.isSupabase) {
    await mkdir(targetDir, { recursive: true, mode: 0o700 })
    await writeSecrets(targetDir, secrets)
  }
  return secrets
}

async function writeProductionFile(directory: string, secrets: Secrets): Promise<string> {
  const file = join(directory, PRODUCTION_FILE)
  const lines = [
    `ENCRYPTION_KEY=${secrets.encryptionKey}`,
    `JWT_KEYS=${JSON.stringify(secrets.signingKeys)}`,
    `SUPABASE_PUBLISHABLE_KEY=${secrets.publishableKey}`,
    `SUPABASE_SECRET_KEY=${secrets.secretKey}`,
  ]
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  return `Its secrets, as production wants them, are in ${file}: keep them, and delete the file.`
}

/** From where to where files go; nowhere if both sides have the same place for them. */
async function placesOf(
  settings: Settings,
  source: Side,
  target: Side,
  sourceDir: string,
  targetDir: string,
): Promise<{ files?: { from: FilePlace; to: FilePlace } }> {
  const hasS3 = settings.STORAGE_S3_ENDPOINT !== undefined
  const isShared = !source.isSupabase && !target.isSupabase && (hasS3 || sourceDir === targetDir)
  // Those of the folder go to S3 as well where it is set; those that are in S3 already are not in the folder.
  if (isShared && !hasS3) return {}
  return {
    files: {
      from: source.isSupabase ? projectFiles(settings) : storeOf(settings, sourceDir, isShared),
      to: target.isSupabase ? projectFiles(settings) : storeOf(settings, targetDir, false),
    },
  }
}

const storeOf = (settings: Settings, directory: string, onlyFolder: boolean): FilePlace => ({
  kind: 'store',
  files: onlyFolder ? diskFilesOf(directory) : keptFiles({ ...settings, DATA_DIR: directory }),
  incoming: join(directory, 'files/incoming'),
})

function projectFiles({ MOVE_PROJECT_URL: url, MOVE_PROJECT_KEY: key }: Settings): FilePlace {
  if (url && key) return { kind: 'project', files: new ProjectFiles(url, key) }
  throw new Refusal(
    'To carry files, the storage of the Supabase project is needed: set MOVE_PROJECT_URL and MOVE_PROJECT_KEY, its secret key.',
  )
}
