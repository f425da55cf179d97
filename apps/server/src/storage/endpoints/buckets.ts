import { z } from 'zod'
import { BUCKET_COLUMNS, type Bucket } from '../buckets/bucket.ts'
import { bucketFields } from '../buckets/bucket-fields.ts'
import { bucketOf, type Endpoint, ownerOf, readBody, type StorageContext } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { checkBucketName } from '../object-path.ts'
import { likePrefix } from '../objects/like-prefix.ts'

const MOST = 1000
const SORTED_BY = ['id', 'name', 'created_at', 'updated_at']

/** GET /bucket */
export const listBuckets: Endpoint =
  ({ database }) =>
  async (c) => {
    const column = SORTED_BY.find((name) => name === c.req.query('sortColumn')) ?? 'name'
    const order = c.req.query('sortOrder') === 'desc' ? 'desc' : 'asc'
    const { rows } = await database.queryAs<Bucket>(c.get('caller'), {
      text: `select ${BUCKET_COLUMNS} from storage.buckets where name ilike $1
        order by ${column} ${order}, id limit $2 offset $3`,
      values: [
        `%${likePrefix((c.req.query('search') ?? '').replaceAll('\0', ''))}`,
        wholeNumber(c, 'limit', MOST),
        wholeNumber(c, 'offset', 0),
      ],
      readOnly: true,
    })
    return c.json(rows)
  }

/** GET /bucket/{id} */
export const showBucket: Endpoint =
  ({ database }) =>
  async (c) => {
    const { rows } = await database.queryAs<Bucket>(c.get('caller'), {
      text: `select ${BUCKET_COLUMNS} from storage.buckets where id = $1`,
      values: [bucketOf(c)],
      readOnly: true,
    })
    if (!rows[0]) throw errors.noBucket()
    return c.json(rows[0])
  }

/** POST /bucket */
export const createBucket: Endpoint =
  ({ database }) =>
  async (c) => {
    const schema = bucketFields.extend({ id: z.string().optional(), name: z.string() })
    const body = await readBody(c, schema)
    const name = checkBucketName(body.name)
    const id = checkBucketName(body.id ?? name)
    const caller = c.get('caller')
    const owner = ownerOf(caller)
    await database.queryAs(caller, {
      text: `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
        values ($1, $2, $3::uuid, $4, $5, $6::bigint, ${textArray('$7')})`,
      values: [
        id,
        name,
        owner,
        owner,
        body.public ?? false,
        body.file_size_limit ?? null,
        asJson(body.allowed_mime_types),
      ],
    })
    return c.json({ name: id })
  }

/** PUT /bucket/{id}: what is not named stays as it is. */
export const updateBucket: Endpoint =
  ({ database }) =>
  async (c) => {
    const body = await readBody(c, bucketFields)
    const { rowCount } = await database.queryAs(c.get('caller'), {
      text: `update storage.buckets set public = coalesce($2::boolean, public),
          file_size_limit = case when $3::boolean then $4::bigint else file_size_limit end,
          allowed_mime_types = case when $5::boolean then ${textArray('$6')} else allowed_mime_types end
        where id = $1 returning id`,
      values: [
        bucketOf(c),
        body.public ?? null,
        body.file_size_limit !== undefined,
        body.file_size_limit ?? null,
        body.allowed_mime_types !== undefined,
        asJson(body.allowed_mime_types),
      ],
    })
    if (rowCount === 0) throw errors.noBucket()
    return c.json({ message: 'Successfully updated' })
  }

/** POST /bucket/{id}/empty: of what is in it, all that the caller may delete. */
export const emptyBucket: Endpoint =
  ({ database }) =>
  async (c) => {
    const id = bucketOf(c)
    await database.transactionAs(c.get('caller'), async (tx) => {
      const { rowCount } = await tx.query('select from storage.buckets where id = $1', [id])
      if (rowCount === 0) throw errors.noBucket()
      await tx.query('delete from storage.objects where bucket_id = $1', [id])
    })
    return c.json({
      message: 'Empty bucket has been queued. Completion may take up to an hour.',
    })
  }

/** DELETE /bucket/{id} */
export const deleteBucket: Endpoint =
  ({ database }) =>
  async (c) => {
    const id = bucketOf(c)
    const { rowCount: filled } = await database.query(
      'select from storage.objects where bucket_id = $1 limit 1',
      [id],
    )
    const caller = c.get('caller')
    const { rowCount: visible } = await database.queryAs(caller, {
      text: 'select from storage.buckets where id = $1',
      values: [id],
    })
    if (visible === 0) throw errors.noBucket()
    if (filled > 0) throw errors.bucketNotEmpty()
    const { rowCount } = await database.queryAs(caller, {
      text: 'delete from storage.buckets where id = $1 returning id',
      values: [id],
    })
    if (rowCount === 0) throw errors.denied()
    return c.json({ message: 'Successfully deleted' })
  }

const textArray = (parameter: string) =>
  `case when ${parameter}::jsonb is null then null
     else array(select jsonb_array_elements_text(${parameter}::jsonb)) end`

const asJson = (list: string[] | null | undefined) => (list ? JSON.stringify(list) : null)

const wholeNumber = (c: StorageContext, name: string, otherwise: number) => {
  const text = c.req.query(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : otherwise
}
