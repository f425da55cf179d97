import { randomUUID } from 'node:crypto'
import { BUCKET, type Folder, JPEG } from './folder.ts'

interface Route {
  method: string
  path: string
  body?: unknown
}

/** Every route that could read, change or pass on a file of somebody else. */
export const routesTo = (victim: Folder, own: Folder): Route[] => {
  const { path, property } = victim
  const at = (words: string, method: string, body?: unknown): Route => ({
    method,
    path: `/storage/v1/${words}`,
    body,
  })
  const mine = `${own.property}/${randomUUID()}-large.jpg`
  const theirs = `${property}/${randomUUID()}-large.jpg`
  const move = (sourceKey: string, destinationKey: string, more = {}) => ({
    bucketId: BUCKET,
    sourceKey,
    destinationKey,
    ...more,
  })
  return [
    at(`object/${BUCKET}/${path}`, 'GET'),
    at(`object/${BUCKET}/${path}`, 'HEAD'),
    at(`object/authenticated/${BUCKET}/${path}`, 'GET'),
    at(`object/public/${BUCKET}/${path}`, 'GET'),
    at(`object/info/${BUCKET}/${path}`, 'GET'),
    at(`object/sign/${BUCKET}/${path}`, 'POST', { expiresIn: 60 }),
    at(`object/sign/${BUCKET}`, 'POST', { expiresIn: 60, paths: [path, own.path] }),
    at(`object/sign/${BUCKET}/${path}`, 'GET'),
    at(`object/upload/sign/${BUCKET}/${theirs}`, 'POST', {}),
    at(`object/upload/sign/${BUCKET}/${path}?token=x`, 'PUT', JPEG),
    at(`object/${BUCKET}/${path}`, 'PUT', JPEG),
    at(`object/${BUCKET}/${theirs}`, 'POST', JPEG),
    at(`object/${BUCKET}/${path}`, 'DELETE'),
    at(`object/${BUCKET}`, 'DELETE', { prefixes: [path, `${property}/`] }),
    at('object/move', 'POST', move(path, mine)),
    at('object/move', 'POST', move(own.path, theirs)),
    at('object/copy', 'POST', move(path, mine)),
    at('object/copy', 'POST', move(own.path, theirs)),
    at('object/copy', 'POST', move(own.path, path)),
    at('object/copy', 'POST', move(path, mine, { destinationBucket: 'avatars' })),
    at(`object/list/${BUCKET}`, 'POST', { prefix: property }),
    at(`object/list/${BUCKET}`, 'POST', { prefix: '', search: property }),
    at(`object/list-v2/${BUCKET}`, 'POST', { prefix: property }),
    at(`bucket/${BUCKET}`, 'GET'),
    at(`bucket/${BUCKET}`, 'PUT', { public: true }),
    at(`bucket/${BUCKET}`, 'DELETE'),
    at(`bucket/${BUCKET}/empty`, 'POST', {}),
    at('bucket', 'POST', { name: `mine-${randomUUID()}`, public: true }),
  ]
}
