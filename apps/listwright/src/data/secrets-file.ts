import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newPublishableKey, newSecretKey, newSigningKey, secretKey } from '@listwright/server'
import { z } from 'zod'
import type { Settings } from '../settings/env.ts'
import { DataFolderUnusable } from './data-folder.ts'

const secrets = z.object({
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  signingKeys: z.array(z.looseObject({ kty: z.string(), alg: z.string() })).min(1),
  encryptionKey: z.string().min(32),
  demoPassword: z.string().min(12),
})
export type Secrets = z.infer<typeof secrets>

/** The secrets of a data folder, made on the first start, readable by its owner only. */
export const loadSecrets = async (directory: string): Promise<Secrets> => {
  const found = await findSecrets(directory)
  if (found) return found
  await mkdir(directory, { recursive: true, mode: 0o700 })
  // If several processes start at once, one of them writes the file and the others read it.
  await writeSecrets(directory, await newSecrets()).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return loadSecrets(directory)
}

/** The secrets of a data folder, if it has any. */
export const findSecrets = async (directory: string): Promise<Secrets | undefined> => {
  const file = join(directory, 'secrets.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  await chmod(file, 0o600)
  return readSecrets(directory, text)
}

/** Gives a data folder the secrets of another one; never in place of its own. */
export const writeSecrets = async (directory: string, given: Secrets): Promise<void> => {
  const file = join(directory, 'secrets.json')
  const partial = `${file}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(given, null, 2)}\n`, { mode: 0o600 })
  await link(partial, file).finally(() => rm(partial))
}

/** The operator's keys first, so that they sign; those of the data folder are still believed. */
export const signingKeysOf = (
  { JWT_KEYS: keys, JWT_SECRET: secret }: Pick<Settings, 'JWT_KEYS' | 'JWT_SECRET'>,
  kept: Secrets,
): Secrets['signingKeys'] => {
  const shared = secret ? [secrets.shape.signingKeys.element.parse(secretKey(secret))] : []
  if (keys) return [...keys, ...shared]
  return secret ? shared : kept.signingKeys
}

/** Never made anew where there is a file: without its keys all sessions and sealed letters would be lost. */
const readSecrets = (directory: string, text: string): Secrets => {
  try {
    return secrets.parse(JSON.parse(text))
  } catch {
    throw new DataFolderUnusable(directory, 'its secrets.json is not the one that was made there')
  }
}

export const newSecrets = async (): Promise<Secrets> => ({
  publishableKey: newPublishableKey(),
  secretKey: newSecretKey(),
  signingKeys: [secrets.shape.signingKeys.element.parse(await newSigningKey())],
  encryptionKey: randomBytes(32).toString('base64url'),
  demoPassword: randomBytes(12).toString('base64url'),
})
