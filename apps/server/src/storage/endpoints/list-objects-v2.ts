import { z } from 'zod'
import { bucketOf, type Endpoint, readBody } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { likePrefix } from '../objects/like-prefix.ts'
import { listedText, MOST_LISTED } from '../objects/listing.ts'

const question = z.object({
  prefix: listedText,
  limit: z.number().int().min(1).default(MOST_LISTED),
  cursor: z.string().max(4096).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

/** Where a page ended: what it was sorted by, and the key, of its last entry. */
const place = z.tuple([z.string(), z.string()])

interface Entry {
  key: string
  sorted_by: string
  id: string | null
  name: string
  updated_at: string
  created_at: string
  last_accessed_at: string
  metadata: object | null
}

/** POST /object/list-v2/{bucket}: page by page from a cursor, flat or by folders. */
export const listObjectsV2: Endpoint =
  ({ database }) =>
  async (c) => {
    const { prefix, limit, cursor, with_delimiter, sortBy } = await readBody(c, question)
    const most = Math.min(limit, MOST_LISTED)
    const after = cursor === undefined ? [null, null] : readCursor(cursor)
    const sortedBy = sortBy.column === 'name' ? 'key' : inOrder(sortBy.column)
    const { rows } = await database.queryAs<Entry>(c.get('caller'), {
      text: `
        with visible as (
          select *, case when $3::boolean and strpos(substr(name, $4::int + 1), '/') > 0
            then left(name, $4::int + strpos(substr(name, $4::int + 1), '/')) end as folder
          from storage.objects where bucket_id = $1 and name like $2
        ), entries as (
          select folder as key, null::uuid as id, folder as name, max(updated_at) as updated_at,
            min(created_at) as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
          from visible where folder is not null group by folder
          union all
          select name, id, name, updated_at, created_at, last_accessed_at, metadata from visible where folder is null
        ), sorted as (
          select *, ${sortedBy} collate "C" as sorted_by from entries
        )
        select * from sorted
        where $5::text is null
          or (sorted_by, key collate "C") ${sortBy.order === 'asc' ? '>' : '<'} ($5::text collate "C", $6::text collate "C")
        order by sorted_by ${sortBy.order}, key collate "C" ${sortBy.order} limit $7`,
      values: [bucketOf(c), likePrefix(prefix), with_delimiter, prefix.length, ...after, most + 1],
      readOnly: true,
    })
    const page = rows.slice(0, most)
    const last = page.at(-1)
    const hasNext = rows.length > most
    return c.json({
      hasNext,
      ...(hasNext && last && { nextCursor: writeCursor([last.sorted_by, last.key]) }),
      folders: page.filter(({ id }) => id === null).map(({ key, name }) => ({ key, name })),
      objects: page.filter(({ id }) => id !== null).map(({ sorted_by: _, ...object }) => object),
    })
  }

/** A time as text that sorts as it does. */
const inOrder = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

const writeCursor = (at: z.infer<typeof place>) =>
  Buffer.from(JSON.stringify(at)).toString('base64url')

const readCursor = (cursor: string): z.infer<typeof place> => {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw errors.request('The cursor is not one that was given')
  }
}
