import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { answerToClientThatLeft } from '../http/client-left.ts'
import { limitBody } from '../http/limit-body.ts'
import { TokenError } from '../keys/token-error.ts'
import type { StorageDeps } from './deps.ts'
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  listBuckets,
  showBucket,
  updateBucket,
} from './endpoints/buckets.ts'
import { download, downloadPublic, downloadSigned } from './endpoints/download.ts'
import { listObjects } from './endpoints/list-objects.ts'
import { listObjectsV2 } from './endpoints/list-objects-v2.ts'
import { objectInfo } from './endpoints/object-info.ts'
import { copyObject, moveObject } from './endpoints/relocate.ts'
import { removeObject, removeObjects } from './endpoints/remove-objects.ts'
import { signDownload, signDownloads } from './endpoints/sign-download.ts'
import { signUpload, uploadToSigned } from './endpoints/signed-upload.ts'
import { upload } from './endpoints/upload.ts'
import { errors } from './errors.ts'
import { renderError } from './render-error.ts'

const MEBIBYTE = 1_048_576

/** Supabase's storage: every route, and whether it asks who is there. Files have limits of their own. */
export const storageRoutes = (deps: StorageDeps) => {
  const app = new Hono<AppEnv>()
  const json = limitBody(MEBIBYTE)

  app.get('/object/public/:bucket/*', downloadPublic(deps))
  app.get('/object/sign/:bucket/*', downloadSigned(deps))
  app.put('/object/upload/sign/:bucket/*', uploadToSigned(deps))

  for (const noun of ['/bucket', '/bucket/*', '/object/*']) app.use(noun, requireCaller)
  app.get('/bucket', listBuckets(deps))
  app.post('/bucket', json, createBucket(deps))
  app.get('/bucket/:bucket', showBucket(deps))
  app.put('/bucket/:bucket', json, updateBucket(deps))
  app.delete('/bucket/:bucket', json, deleteBucket(deps))
  app.post('/bucket/:bucket/empty', json, emptyBucket(deps))

  app.post('/object/move', json, moveObject(deps))
  app.post('/object/copy', json, copyObject(deps))
  app.post('/object/list/:bucket', json, listObjects(deps))
  app.post('/object/list-v2/:bucket', json, listObjectsV2(deps))
  app.post('/object/sign/:bucket', json, signDownloads(deps))
  app.post('/object/sign/:bucket/*', json, signDownload(deps))
  app.post('/object/upload/sign/:bucket/*', json, signUpload(deps))
  app.get('/object/info/:bucket/*', objectInfo(deps))
  app.get('/object/authenticated/:bucket/*', download('object/authenticated')(deps))

  app.post('/object/:bucket/*', upload(deps))
  app.put('/object/:bucket/*', upload(deps))
  app.get('/object/:bucket/*', download('object')(deps))
  app.delete('/object/:bucket', json, removeObjects(deps))
  app.delete('/object/:bucket/*', removeObject(deps))

  app.all('*', (c) => {
    throw errors.noRoute(c.req.method, c.req.path)
  })
  app.onError((error, c) => answerToClientThatLeft(c) ?? renderError(error))
  return app
}

/** Requests without valid credentials are refused; those without a user run as the role of the API key. */
const requireCaller: MiddlewareHandler<AppEnv> = async (c, next) => {
  const error = c.get('credentialsError')
  if (!error) return next()
  const isMissing = !c.req.header('authorization') && !c.req.header('apikey')
  if (isMissing) throw errors.noAuthorization()
  throw errors.denied(
    error instanceof TokenError ? error.message : `${error.message}. ${error.hint}`,
  )
}
