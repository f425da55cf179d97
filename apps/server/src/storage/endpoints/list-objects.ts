import { z } from 'zod'
import { bucketOf, type Endpoint, readBody } from '../endpoint.ts'
import { likePrefix } from '../objects/like-prefix.ts'
import { listedText, MOST_LISTED } from '../objects/listing.ts'

const question = z.object({
  prefix: listedText,
  limit: z.number().int().min(1).default(100),
  offset: z.number().int().min(0).default(0),
  search: listedText,
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

/** POST /object/list/{bucket}: one level of folders, each once and before the files. */
export const listObjects: Endpoint =
  ({ database }) =>
  async (c) => {
    const { prefix, limit, offset, search, sortBy } = await readBody(c, question)
    const folders = prefix.split('/').filter(Boolean)
    const below = folders.map((folder) => `${folder}/`).join('')
    const order = `${sortBy.column === 'name' ? NAME : `"${sortBy.column}"`} ${sortBy.order}`
    const { rows } = await database.queryAs(c.get('caller'), {
      text: `
        with visible as (
          select *, path_tokens[$2::int] as entry, cardinality(path_tokens) > $2::int as is_folder
          from storage.objects where bucket_id = $1 and name like $3 and path_tokens[$2::int] ilike $4
        ), entries as (
          select entry as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
            null::timestamptz as last_accessed_at, null::jsonb as metadata
          from visible where is_folder group by entry
          union all
          select entry, id, updated_at, created_at, last_accessed_at, metadata from visible where not is_folder
        )
        select * from entries order by id is not null, ${order}, ${NAME} ${sortBy.order} limit $5 offset $6`,
      values: [
        bucketOf(c),
        folders.length + 1,
        likePrefix(below),
        likePrefix(search),
        Math.min(limit, MOST_LISTED),
        offset,
      ],
      readOnly: true,
    })
    return c.json(rows)
  }

/** The same order on every server, whatever its language. */
const NAME = 'name collate "C"'
