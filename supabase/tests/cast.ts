import type { openTestDatabase } from '@listwright/server/testing'

export type Database = Awaited<ReturnType<typeof openTestDatabase>>
export type Caller = Parameters<Database['queryAs']>[0]

export const anon: Caller = { role: 'anon', claims: {} }
export const service: Caller = { role: 'service_role', claims: {} }

/** Someone with an account; `caller` is how their requests arrive. */
export interface Person {
  id: string
  email: string
  caller: Caller
}

let people = 0

/** A new account, on the plan that the operator gave it. */
export const aPerson = async (
  database: Database,
  {
    plan = 'free',
    email = `person-${++people}@listwright.test`,
    metadata = {},
    isConfirmed = true,
  } = {},
): Promise<Person> => {
  const id = await one<string>(
    database,
    `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at, created_at)
     values (gen_random_uuid(), $1, $2, case when $3::boolean then now() end, now()) returning id`,
    [email, metadata, isConfirmed],
  )
  await database.query('update public.profiles set subscription_plan = $2 where id = $1', [
    id,
    plan,
  ])
  return { id, email, caller: { role: 'authenticated', claims: { sub: id, email } } }
}

/** The owner's team with the given members in it. */
export const aTeam = async (database: Database, owner: Person, members: Person[] = []) => {
  const team = await call<string>(database, owner.caller, "public.create_team('The Agency')")
  for (const member of members) await join(database, owner, member)
  return team
}

export const join = async (database: Database, owner: Person, member: Person) => {
  const token = await anInvitation(database, owner, member)
  await call(database, member.caller, 'public.accept_invitation($1)', [token])
}

/** Invites, and reads the token out of what would be mailed. */
export const anInvitation = async (
  database: Database,
  owner: Person,
  invited: { email: string },
) => {
  const id = await call(database, owner.caller, 'public.invite_member($1)', [invited.email])
  const issued = await call<{ token: string }>(
    database,
    service,
    'public.issue_invitation_token($1)',
    [id],
  )
  return issued.token
}

export const aProperty = async (database: Database, { caller }: Person, overrides: Fields = {}) =>
  insert(database, caller, 'properties', { ...PROPERTY, ...overrides })

export const aContent = async (
  database: Database,
  { caller }: Person,
  property: string,
  overrides: Fields = {},
) => insert(database, caller, 'content', { ...CONTENT, property_id: property, ...overrides })

/** The rows of both sizes of a photo, as an upload leaves them. */
export const photoFiles = async (database: Database, property: string, photo: string) => {
  await database.query(
    `insert into storage.objects (bucket_id, name) select 'property-photos', $1 || '/' || $2 || '-' || size || '.jpg'
     from unnest(array['large', 'small']) as size`,
    [property, photo],
  )
}

export const aPhoto = async (
  database: Database,
  { caller }: Person,
  property: string,
  overrides: Fields = {},
) => {
  const id = crypto.randomUUID()
  await photoFiles(database, property, id)
  return insert(database, caller, 'property_photos', {
    id,
    property_id: property,
    width: 1600,
    height: 1200,
    ...overrides,
  })
}

export type Fields = Record<string, unknown>

export const PROPERTY: Fields = {
  address: '12 Oak Street',
  city: 'Decatur',
  state: 'GA',
  zip_code: '30030',
  bedrooms: 3,
  bathrooms: 2.5,
  square_feet: 2013,
  price: 499_900,
  property_type: 'Townhouse',
  year_built: 1931,
  lot_size: 0.25,
  features: ['pool', "chef's kitchen"],
}

export const CONTENT: Fields = {
  tone: 'classic',
  description: 'Offered for sale is a townhouse.\n\nIt has three bedrooms.',
  social_captions: { facebook: 'f', instagram: 'i', linkedin: 'l', twitter: 't' },
}

/** Inserts one row as the caller and answers its id. */
export const insert = async (database: Database, caller: Caller, table: string, row: Fields) => {
  const columns = Object.keys(row)
  const { rows } = await database.queryAs<{ id: string }>(caller, {
    text: `insert into public.${table} (${columns})
      select ${columns} from json_populate_record(null::public.${table}, $1) returning id`,
    values: [row],
  })
  return rows[0]?.id ?? ''
}

/** What a function of the database answers to the caller. */
export const call = async <T = unknown>(
  database: Database,
  caller: Caller,
  invocation: string,
  values: unknown[] = [],
): Promise<T> => {
  const { rows } = await database.queryAs<{ answer: T }>(caller, {
    text: `select ${invocation} as answer`,
    values,
  })
  return rows[0]?.answer as T
}

/** The first value of the first row, asked as the owner. */
export const one = async <T = unknown>(
  database: Database,
  text: string,
  values: unknown[] = [],
) => {
  const { rows } = await database.query(text, values)
  return Object.values(rows[0] ?? {})[0] as T
}
