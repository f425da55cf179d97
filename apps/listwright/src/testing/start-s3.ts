import { createS3 } from '@listwright/sandbox'
import { listenForTest } from '@listwright/server/testing'

const CREDENTIALS = { accessKeyId: 'an-id', secretAccessKey: 'a-secret' }

/** A service that speaks S3, with one bucket and the settings by which an installation keeps its files there. */
export const startS3 = async (bucket = 'listwright-files') => {
  const { routes, objects, fault } = createS3({ bucket, ...CREDENTIALS })
  const listener = await listenForTest()
  listener.serve((request) => routes.fetch(request))
  return {
    objects,
    fault,
    settings: {
      STORAGE_S3_ENDPOINT: listener.url,
      STORAGE_S3_BUCKET: bucket,
      STORAGE_S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      STORAGE_S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    stop: listener.close,
  }
}
