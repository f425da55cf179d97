import { z } from 'zod'
import { bucketOf, type Endpoint, pathAfter, readBody } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { OBJECT_COLUMNS } from '../objects/stored-object.ts'

const MOST_NAMES = 1000

/** DELETE /object/{bucket}: those of the given names that the caller may delete; the others are simply absent. */
export const removeObjects: Endpoint =
  ({ database }) =>
  async (c) => {
    const schema = z.object({ prefixes: z.array(z.string()).min(1).max(MOST_NAMES) })
    const { prefixes } = await readBody(c, schema)
    const { rows } = await database.queryAs(c.get('caller'), {
      text: `delete from storage.objects
        where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb)) returning ${OBJECT_COLUMNS}`,
      values: [bucketOf(c), JSON.stringify(prefixes.filter((name) => !name.includes('\0')))],
    })
    return c.json(rows)
  }

/** DELETE /object/{bucket}/{path} */
export const removeObject: Endpoint =
  ({ database }) =>
  async (c) => {
    const { bucket, name } = pathAfter(c, 'object')
    const { rowCount } = await database.queryAs(c.get('caller'), {
      text: 'delete from storage.objects where bucket_id = $1 and name = $2 returning id',
      values: [bucket, name],
    })
    if (rowCount === 0) throw errors.noObject()
    return c.json({ message: 'Successfully deleted' })
  }
