import type { Answer } from './build/answer.ts'
import { errors } from './errors.ts'
import type { MediaType } from './parse/media-type.ts'
import type { RowRange } from './parse/range.ts'

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | null
}

/** Rows belong to the caller: nothing on the way may keep a copy. */
export const BASE_HEADERS = { 'cache-control': 'no-store' } as const

/** Turns a reply into the response, unless a function or trigger asked for another status or header. */
export const toResponse = ({ status, headers, body }: Reply, answer?: Answer) => {
  const overridden = answer?.status ? Number(answer.status) : status
  const finalStatus = overridden >= 200 && overridden <= 599 ? overridden : status
  return new Response(finalStatus === 204 || finalStatus === 304 ? null : body, {
    status: finalStatus,
    headers: answer?.headers ? { ...headers, ...customHeaders(answer.headers) } : headers,
  })
}

/** The body in the media type asked for; several rows where one was asked for are an error. */
export const renderBody = (media: MediaType, { body, rows }: Answer, csvHeader: string[]) => {
  if (media.format === 'object') {
    if (rows !== 1) throw errors.notSingular(rows)
    // The database returns a list of exactly one object: strip the brackets.
    return body.slice(1, -1)
  }
  return media.format === 'csv' ? `${csvHeader.map(csvCell).join(',')}\n${body}` : body
}

/** `0-19/134`, or stars for what is empty or unknown. */
export const contentRange = (first: number, rows: number, total: number | null | undefined) =>
  `${rows > 0 && total !== 0 ? `${first}-${first + rows - 1}` : '*'}/${total ?? '*'}`

/** 206 when the answer is a part of what there is, 416 when it begins behind the end. */
export const pageStatus = (
  { offset }: RowRange,
  rows: number,
  total: number | null | undefined,
) => {
  if (total === null || total === undefined) return 200
  if (offset > total)
    throw errors.badRange(`An offset of ${offset} was requested, but there are only ${total} rows.`)
  return rows < total ? 206 : 200
}

const customHeaders = (json: string) => {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list)) throw new TypeError('response.headers must be a JSON array')
  return Object.fromEntries(
    list.flatMap((item: Record<string, unknown>) =>
      Object.entries(item).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  )
}

const csvCell = (name: string) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)
