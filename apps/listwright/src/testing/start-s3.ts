import { createS3 } from '@listwright/sandbox'
import { listen, trustProxies } from '@listwright/server'

const CREDENTIALS = { accessKeyId: 'an-id', secretAccessKey: 'a-secret' }

/** A service that speaks S3, with one bucket and the settings by which an installation keeps its files there. */
export async function startS3(bucket = 'listwright-files') {
  const { routes, objects, fault } = createS3({ bucket, ...CREDENTIALS })
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: 10_000,
    maxConnectionsPerAddress: 64,
    trustedProxies: trustProxies([]),
  })
  listener.serve((request) => routes.fetch(request))
  return {
    objects,
    fault,
    settings: {
      STORAGE_S3_ENDPOINT: `http://127.0.0.1:${listener.port}`,
      STORAGE_S3_BUCKET: bucket,
      STORAGE_S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      STORAGE_S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    stop: listener.close,
  }
}
