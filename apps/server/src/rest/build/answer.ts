import type { MediaType } from '../parse/media-type.ts'
import type { ReadNode } from '../resolve/read-node.ts'
import { boundedText, type Guard, guardSql } from './guard.ts'
import type { Params } from './params.ts'
import { countSql, outputsSql, type ReadOptions, readSql } from './read.ts'

/** The single row every statement answers with: the body is ready to send. */
export interface Answer {
  body: string
  rows: number
  total?: number | null
  /** Values of the primary key of the row just made. */
  location?: (string | null)[] | null
  inserted?: number | null
  status?: string | null
  headers?: string | null
}

/** What a function or trigger asked to be answered instead, as PostgREST lets it. */
const OVERRIDES = `nullif(current_setting('response.status', true), '') as status, nullif(current_setting('response.headers', true), '') as headers`

/** How many rows a change or function gave, of which a range or an inner join may show fewer. */
export const ALL_ROWS = '(select count(*) from source)'

interface AnswerShape {
  media: MediaType
  hasBody: boolean
  isCounted: boolean
}

/** Reads a node and renders its page. */
export const answerRead = (
  node: ReadNode,
  { media, hasBody, isCounted }: AnswerShape,
  params: Params,
  options: ReadOptions = {},
) => {
  const body = hasBody ? bodySql(media) : `''`
  const page = readSql(node, params, options)
  const total = isCounted ? `, ${totalSql(node, params, options)} as total` : ''
  return `select ${body} as body, count(*) as rows${total} from (${page}) as p`
}

export interface ChangeShape extends AnswerShape {
  guards: Guard[]
  /** Columns whose values make the Location of a new row. */
  locate: string[]
  countsInserted: boolean
}

/** Runs a change and renders what became of the rows. */
export const answerChange = (
  change: string,
  node: ReadNode,
  { media, hasBody, guards, locate, countsInserted }: ChangeShape,
  params: Params,
) => {
  const rows = hasBody ? 'count(*)' : ALL_ROWS
  const columns = [`${hasBody ? bodySql(media) : `''`} as body`, `${rows} as rows`, OVERRIDES]
  if (guards.length > 0) columns.push(`${guardSql(guards, rows)} as guard`)
  if (countsInserted)
    columns.push(`nullif(current_setting('rest.inserted', true), '')::pg_catalog.int4 as inserted`)
  if (locate.length > 0)
    columns.push(
      `(select json_build_array(${locate.map((key) => `s.${key}::text`).join(', ')}) from source as s limit 1) as location`,
    )
  const page = hasBody ? ` from (${readSql(node, params, { source: 'source' })}) as p` : ''
  return `with source as (${change}) select ${columns.join(', ')}${page}`
}

/** What a change returns for each row when its rows are the answer as they are. */
export const rowAnswerSql = (node: ReadNode, params: Params) => {
  const [only] = node.outputs
  const isWholeRow = node.outputs.length === 1 && only?.kind === 'all'
  const row = isWholeRow
    ? `row_to_json(${node.alias}.*)`
    : `(select row_to_json(p.*) from (select ${outputsSql(node, params)}) as p)`
  return `${row}::text as body, ${OVERRIDES}`
}

/** Puts such rows together, as the database would have. */
export const gatherRows = (rows: Answer[]): Answer => ({
  ...rows[0],
  body: `[${rows.map(({ body }) => body).join(', \n ')}]`,
  rows: rows.length,
})

interface ValueShape {
  isSet: boolean
  isCounted: boolean
  /** Which part of a set is shown, as SQL. */
  range: string
  guards: Guard[]
}

/** Calls a function for its value alone, or for a list of values. */
export const answerValue = (call: string, { isSet, isCounted, range, guards }: ValueShape) => {
  const values = 'json_agg(p.value)'
  const body = boundedText(
    values,
    isSet ? `coalesce(${values}, '[]')::text` : `coalesce((${values}->0)::text, 'null')`,
  )
  const columns = `${body} as body, count(*) as rows, ${guardSql(guards, 'count(*)')} as guard, ${OVERRIDES}`
  return isCounted
    ? `with source as (${call}) select ${columns}, ${ALL_ROWS} as total from (select s.value from source as s${range}) as p`
    : `select ${columns} from (${call}${range}) as p`
}

/** Calls a function that returns rows. */
export const answerRows = (
  call: string,
  node: ReadNode,
  { media, hasBody, isCounted, guards }: AnswerShape & { guards: Guard[] },
  params: Params,
) => {
  const body = hasBody ? bodySql(media) : `''`
  const page = readSql(node, params, { source: 'source' })
  const total = isCounted ? `, ${totalSql(node, params, { source: 'source' })} as total` : ''
  return `with source as (${call}) select ${body} as body, count(*) as rows${total}, ${guardSql(guards, 'count(*)')} as guard, ${OVERRIDES} from (${page}) as p`
}

// Always `p.*`: the bare `p` would mean a column of that name, if the rows have one.
const bodySql = ({ format, stripsNulls }: MediaType) => {
  if (format === 'csv') {
    const lines = `string_agg(substring((p.*)::text, 2, length((p.*)::text) - 2), E'\\n')`
    return boundedText(lines, `coalesce(${lines}, '')`)
  }
  const rows = 'json_agg(p.*)'
  return boundedText(
    rows,
    `coalesce(${stripsNulls ? `json_strip_nulls(${rows})` : rows}, '[]')::text`,
  )
}

/** A page that is not full is the last one, so the total follows from it; otherwise all rows are counted. */
const totalSql = (node: ReadNode, params: Params, options: ReadOptions) => {
  const all = `(${countSql(node, params, options)})`
  const { limit, offset } = node.range
  if (limit === undefined) return all
  const isLast = `count(*) < ${params.add(String(limit), 'pg_catalog.int8')}`
  const first = params.add(String(offset), 'pg_catalog.int8')
  return `case when ${isLast} and (count(*) > 0 or ${first} = 0) then ${first} + count(*) else ${all} end`
}
