import { z } from 'zod'
import { errors } from '../payment-error.ts'

/** One call of the payment API: what it takes and what it answers. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  run: (input: unknown, id: string) => object
}

/** Ties a schema to the code that runs on its output. */
export const endpoint = <Schema extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  schema: Schema,
  run: (input: z.output<Schema>, id: string) => object,
): Endpoint => ({ method, path, run: (input, id) => run(parse(schema, input), id) })

const parse = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const [first = '', ...rest] = issue?.path.map(String) ?? []
  const param = first + rest.map((key) => `[${key}]`).join('')
  throw errors.badParameter(issue?.message ?? 'Invalid request', param)
}

export const metadata = z.record(z.string(), z.string()).default({})
export const flag = z.stringbool()
export const amount = z.coerce.number().int().min(0)
export const seconds = z.coerce.number().int().min(0)
export const webAddress = z.url({ protocol: /^https?$/ })
export const nothing = z.object({})

export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
}

/** Newest first, as the payment API lists everything. */
export const page = <T extends { id: string }>(
  rows: Iterable<T>,
  { limit, starting_after }: { limit: number; starting_after?: string | undefined },
  url: string,
) => {
  const all = [...rows].reverse()
  const start = starting_after ? all.findIndex(({ id }) => id === starting_after) + 1 : 0
  return {
    object: 'list' as const,
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url,
  }
}
