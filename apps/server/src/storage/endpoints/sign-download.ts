import { z } from 'zod'
import { bucketOf, type Endpoint, pathAfter, readBody } from '../endpoint.ts'
import { visibleObject } from '../objects/stored-object.ts'

/** A signed address cannot be revoked, so its lifetime has a limit. */
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60
const expiresIn = z.number().int().min(1).max(SEVEN_DAYS_SECONDS)
const MOST_PATHS = 1000

/** POST /object/sign/{bucket}/{path} */
export const signDownload: Endpoint =
  ({ database, signedPaths }) =>
  async (c) => {
    const path = pathAfter(c, 'object/sign')
    const body = await readBody(c, z.object({ expiresIn }))
    const { id } = await visibleObject(database, c.get('caller'), path)
    const token = await signedPaths.sign(path, 'download', body.expiresIn, { object: id })
    return c.json({ signedURL: signedUrl(path.bucket, path.name, token) })
  }

/** POST /object/sign/{bucket}: many at once; those that the caller cannot see are named. */
export const signDownloads: Endpoint =
  ({ database, signedPaths }) =>
  async (c) => {
    const bucket = bucketOf(c)
    const schema = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(MOST_PATHS) })
    const { expiresIn: seconds, paths } = await readBody(c, schema)
    const { rows } = await database.queryAs<{ id: string; name: string }>(c.get('caller'), {
      text: `select id, name from storage.objects
        where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))`,
      values: [bucket, JSON.stringify(paths.filter((path) => !path.includes('\0')))],
      readOnly: true,
    })
    const visible = new Map(rows.map(({ id, name }) => [name, id]))
    const signed = paths.map(async (path) => {
      const object = visible.get(path)
      if (!object) return { error: NOT_VISIBLE, path, signedURL: null }
      const token = await signedPaths.sign({ bucket, name: path }, 'download', seconds, { object })
      return { error: null, path, signedURL: signedUrl(bucket, path, token) }
    })
    return c.json(await Promise.all(signed))
  }

const NOT_VISIBLE = 'Either the object does not exist or you do not have access to it'

/** As it is: clients encode it. */
const signedUrl = (bucket: string, name: string, token: string) =>
  `/object/sign/${bucket}/${name}?token=${token}`
