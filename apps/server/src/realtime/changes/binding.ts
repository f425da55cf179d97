import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Role } from '../../database/database.ts'
import type { Change } from './change.ts'
import { type Filter, FilterError, parseFilter } from './filter.ts'

const bindingFields = z.looseObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().max(63).default('public'),
  table: z.string().max(63).nullish(),
  filter: z.string().nullish(),
  select: z.array(z.string().max(63)).max(200).nullish(),
})

/** One wish of a channel: which changes of which tables. */
export interface Binding {
  id: number
  event: z.infer<typeof bindingFields>['event']
  schema: string
  /** '*' for all of the schema. */
  table: string
  /** As it was sent, to tell equal ones. */
  filterText: string
  filter: Filter | undefined
  select: string[] | undefined
}

/** The wish as it came, with its number: the client compares the answer with what it sent. */
export const echoBinding = (given: unknown): Record<string, unknown> => ({
  ...(typeof given === 'object' ? given : {}),
  id: idOf(given),
})

/** Throws a FilterError for what cannot be meant. */
export const readBinding = (given: unknown, role: Role): Binding => {
  const parsed = bindingFields.safeParse(given)
  if (!parsed.success) throw new FilterError('the parameters have an unknown shape')
  const { event, schema, table, filter, select } = parsed.data
  return {
    id: idOf(given),
    event,
    schema,
    table: table || '*',
    filterText: filter ?? '',
    filter: parseFilter(filter ?? '', role),
    select: select ?? undefined,
  }
}

/** Equal wishes have equal numbers, of 27 bits as Supabase's. The client takes 0 for none. */
const idOf = (given: unknown) => {
  const hash = createHash('sha256').update(JSON.stringify(given) ?? '')
  return hash.digest().readUInt32BE() >>> 5 || 1
}

export const wants = ({ event }: Binding, { type }: Change) => event === '*' || event === type
