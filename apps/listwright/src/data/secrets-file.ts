import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newPublishableKey, newSecretKey, newSigningKey } from '@listwright/server'
import { z } from 'zod'
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
export async function loadSecrets(directory: string): Promise<Secrets> {
  const file = join(directory, 'secrets.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text !== undefined) {
    await chmod(file, 0o600)
    return readSecrets(directory, text)
  }
  const fresh = await newSecrets()
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const partial = `${file}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 })
  // If several processes start at once, one of them writes the file and the others read it.
  await link(partial, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(partial)
  return readSecrets(directory, await readFile(file, 'utf8'))
}

/** Never made anew where there is a file: without its keys all sessions and sealed letters would be lost. */
function readSecrets(directory: string, text: string): Secrets {
  try {
    return secrets.parse(JSON.parse(text))
  } catch {
    throw new DataFolderUnusable(directory, 'its secrets.json is not the one that was made there')
  }
}

const newSecrets = async (): Promise<Secrets> => ({
  publishableKey: newPublishableKey(),
  secretKey: newSecretKey(),
  signingKeys: [secrets.shape.signingKeys.element.parse(await newSigningKey())],
  encryptionKey: randomBytes(32).toString('base64url'),
  demoPassword: randomBytes(12).toString('base64url'),
})
