import { join } from 'node:path'
import { DiskFiles, FileMissing, type FileStore, S3Files } from '@listwright/server'
import type { Settings } from '../settings/env.ts'

type FileSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'STORAGE_S3_ENDPOINT'
  | 'STORAGE_S3_REGION'
  | 'STORAGE_S3_BUCKET'
  | 'STORAGE_S3_ACCESS_KEY_ID'
  | 'STORAGE_S3_SECRET_ACCESS_KEY'
>

/** Where an installation keeps its files: in S3 where that is set, beside the database otherwise. */
export const keptFiles = (settings: FileSettings): FileStore => {
  const {
    STORAGE_S3_ENDPOINT: endpoint,
    STORAGE_S3_REGION: region,
    STORAGE_S3_BUCKET: bucket,
    STORAGE_S3_ACCESS_KEY_ID: accessKeyId,
    STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? new S3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey })
    : diskFilesOf(settings.DATA_DIR)
}

/** What a store answers, or nothing if it has no such file. */
export const ifThere = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined
    throw error
  })

/** The files of a data folder. */
export const diskFilesOf = (dataDir: string): FileStore =>
  new DiskFiles(join(dataDir, 'files/kept'))
