import type { Routine } from './schema/routine.ts'
import type { Relationship } from './schema/schema.ts'

type Status = 300 | 400 | 404 | 405 | 406 | 413 | 416 | 429

/** A refusal that PostgREST words itself; what the database refuses is rendered by database-failure.ts. */
export class RestError extends Error {
  readonly details: unknown
  readonly hint: string | null
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(
    readonly status: Status,
    readonly code: string,
    message: string,
    { details = null, hint = null, retryAfter }: Extras = {},
  ) {
    super(message)
    this.name = 'RestError'
    this.details = details
    this.hint = hint
    this.retryAfter = retryAfter
  }
}

interface Extras {
  details?: unknown
  hint?: string | null
  retryAfter?: number
}

/** PostgREST's own error catalogue, with its codes, statuses and wording. */
export const errors = {
  badQuery: (message: string, details: string) =>
    new RestError(400, 'PGRST100', message, { details }),
  rpcMethod: (method: string) =>
    new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`),
  badBody: (message: string) => new RestError(400, 'PGRST102', message),
  manyRows: (most: number) =>
    new RestError(413, 'PGRST102', `A request may have at most ${most} rows`),
  tooLong: () =>
    new RestError(413, 'PGRST127', 'The answer is too long', {
      hint: 'Ask for fewer rows or columns.',
    }),
  unlikeRows: () => new RestError(400, 'PGRST102', 'All object keys must match'),
  badRange: (details: string) =>
    new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details }),
  putFilters: () =>
    new RestError(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    ),
  hiddenSchema: (schema: string, exposed: string) =>
    new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
      hint: `Only the following schemas are exposed: ${exposed}`,
    }),
  mediaType: (accept: string) =>
    new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`),
  notEmbedded: (name: string) =>
    new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    }),
  putLimit: () =>
    new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT'),
  putMismatch: () =>
    new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)'),
  notSingular: (rows: number) =>
    new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    }),
  method: (method: string) => new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  relatedOrder: (origin: string, target: string) =>
    new RestError(400, 'PGRST118', `A related order on '${target}' is not possible`, {
      details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
    }),
  embedFilter: (target: string) =>
    new RestError(400, 'PGRST120', `Bad operator on the '${target}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    }),
  preferences: (names: string[]) =>
    new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${names.join(', ')}`,
    }),
  aggregates: () => new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  maxAffected: (rows: number) =>
    new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rows} rows`,
    }),
  path: () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL'),
  maxAffectedRpc: () =>
    new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    ),
  noRelationship: (parent: string, child: string, using: string | undefined, hint: string | null) =>
    new RestError(
      400,
      'PGRST200',
      `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
      {
        details: `Searched for a foreign key relationship between '${parent}' and '${child}'${
          using === undefined ? '' : ` using the hint '${using}'`
        } in the schema 'public', but no matches were found.`,
        hint,
      },
    ),
  manyRelationships: (parent: string, child: string, found: Relationship[]) =>
    new RestError(
      300,
      'PGRST201',
      `Could not embed because more than one relationship was found for '${parent}' and '${child}'`,
      {
        details: found.map(describeRelationship),
        hint: `Try changing '${child}' to one of the following: ${found
          .map((rel) => `'${rel.to.name}!${rel.junction?.table.name ?? rel.constraint}'`)
          .join(', ')}. Find the desired relationship in the 'details' key.`,
      },
    ),
  noRoutine: (name: string, args: string[], orUnnamedJson: boolean, hint: string | null) => {
    const given = args.length === 0 ? ' without parameters' : `(${args.join(', ')})`
    const searched =
      args.length === 0
        ? ' without parameters'
        : ` with parameter${args.length > 1 ? 's' : ''} ${args.join(', ')}`
    return new RestError(
      404,
      'PGRST202',
      `Could not find the function public.${name}${given} in the schema cache`,
      {
        details: `Searched for the function public.${name}${searched}${
          orUnnamedJson ? ' or with a single unnamed json/jsonb parameter' : ''
        }, but no matches were found in the schema cache.`,
        hint,
      },
    )
  },
  manyRoutines: (found: Routine[]) =>
    new RestError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${found
        .map(
          ({ name, params }) =>
            `public.${name}(${params.map((p) => `${p.name} => ${p.typeName}`).join(', ')})`,
        )
        .join(', ')}`,
      {
        hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
      },
    ),
  noPayloadColumn: (relation: string, column: string) =>
    new RestError(
      400,
      'PGRST204',
      `Could not find the '${column}' column of '${relation}' in the schema cache`,
    ),
  noRelation: (name: string, hint: string | null) =>
    new RestError(
      404,
      'PGRST205',
      `Could not find the table 'public.${name}' in the schema cache`,
      { hint },
    ),
  // PostgREST has no such limits and therefore no errors for them: these use the code of the most similar error.
  tooBusy: (retryAfter: number) =>
    new RestError(429, 'PGRST003', 'Too many requests at a time', {
      hint: `Try again in ${retryAfter} s.`,
      retryAfter,
    }),
  publicPattern: () =>
    new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: 'Regular expressions (match, imatch) are for signed-in users only',
    }),
  repeatedEmbed: (name: string) =>
    new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: `'${name}' is embedded more than once along one way`,
      hint: 'Ask for each relation once, and for the rest in a request of its own.',
    }),
  costlyEmbeds: () =>
    new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: 'The embedded resources are too many, or too deep',
      hint: 'Ask for the innermost ones in a request of their own.',
    }),
  manyConditions: (most: number) =>
    new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: `A request may have at most ${most} conditions`,
      hint: 'Compare a column with several values by one condition: in.(…).',
    }),
  manyPatterns: (most: number) =>
    new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: `A request may look for at most ${most} patterns and texts`,
    }),
  longPatterns: (most: number) =>
    new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: `The patterns and texts that a request looks for may have ${most} characters together`,
    }),
  repeatedColumn: (most: number) =>
    new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: `A column may be selected at most ${most} times`,
    }),
  costlyPattern: () =>
    new RestError(400, '2201B', 'invalid regular expression: regular expression is too complex'),
  // These two are PostgreSQL's own words: PostgREST lets the database refuse what we refuse before asking it.
  noColumn: (relation: string, column: string) =>
    new RestError(400, '42703', `column ${relation}.${column} does not exist`),
  noType: (name: string) => new RestError(400, '42704', `type "${name}" does not exist`),
}

const describeRelationship = ({ from, to, kind, constraint, columns, junction }: Relationship) => ({
  cardinality: kind,
  embedding: `${from.name} with ${to.name}`,
  relationship: junction
    ? `${junction.table.name} using ${junction.fromConstraint}(${names(junction.fromColumns, 1)}) and ${junction.toConstraint}(${names(junction.toColumns, 0)})`
    : `${constraint} using ${from.name}(${names(columns, 0)}) and ${to.name}(${names(columns, 1)})`,
})

const names = (pairs: [string, string][], side: 0 | 1) => pairs.map((pair) => pair[side]).join(', ')
