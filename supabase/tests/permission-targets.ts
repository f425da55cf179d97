import {
  aContent,
  anInvitation,
  anon,
  aPerson,
  aPhoto,
  aProperty,
  aTeam,
  type Caller,
  type Database,
  insert,
  type Person,
  photoFiles,
  service,
} from './cast.ts'
import type { Action, Actor } from './permission-table.ts'

/** One statement per row that an action could reach, by the row's label. */
export type Attempts = Record<Action, Record<string, string>>

export interface Stage {
  callers: Record<Actor, Caller>
  attempts: Record<string, Attempts>
}

type Cast = Record<'solo' | 'aOwner' | 'aMember' | 'bOwner', Person>
type Teams = Record<'A' | 'B', string>

/** Two teams and a solo agent, each with a row in every table, and what can be tried on those rows. */
export const setTheStage = async (database: Database): Promise<Stage> => {
  const cast: Cast = {
    solo: await aPerson(database),
    aOwner: await aPerson(database, { plan: 'pro' }),
    aMember: await aPerson(database),
    bOwner: await aPerson(database, { plan: 'pro' }),
  }
  const teams: Teams = {
    A: await aTeam(database, cast.aOwner, [cast.aMember]),
    B: await aTeam(database, cast.bOwner),
  }
  for (const owner of [cast.aOwner, cast.bOwner]) {
    await anInvitation(database, owner, { email: 'guest@listwright.test' })
  }
  for (const person of Object.values(cast)) await fillTables(database, person)
  for (const library_id of [cast.solo.id, teams.A, teams.B]) {
    await database.query('insert into public.writing_settings (library_id) values ($1)', [
      library_id,
    ])
  }
  await database.execute(`
    insert into public.payment_events (id, type, created) values ('evt', 'test', now());
    insert into public.beta_invites (full_name, email) values ('Cy', 'cy@listwright.test');
    insert into public.mail_outbox (to_address, subject, letter) values ('a@b.test', 'Hi', '{}');
  `)
  const { solo, aOwner, aMember, bOwner } = cast
  return {
    callers: {
      anon,
      service,
      solo: solo.caller,
      aOwner: aOwner.caller,
      aMember: aMember.caller,
      bOwner: bOwner.caller,
    },
    attempts: {
      ...ownedTables(cast),
      ...teamTables(teams, cast),
      writing_settings: settingsOf({ ...teams, solo: solo.id }),
      ...PLATFORM_TABLES,
    },
  }
}

const fillTables = async (database: Database, person: Person) => {
  // Under the person's own id, so that attempts can name it.
  const property = await aProperty(database, person, { id: person.id })
  const content = await aContent(database, person, property)
  await aPhoto(database, person, property)
  // For attempts to add another.
  await photoFiles(database, property, person.id)
  const user_id = person.id
  await database.query(
    `insert into public.translations (content_id, language, user_id, description, social_captions, model, of_description)
     values ($1, 'es', $2, 'Texto', '{}', 'sandbox', 'Text')`,
    [content, user_id],
  )
  await insert(database, person.caller, 'drafts', {
    user_id,
    subject: 'new',
    property_id: property,
    body: {},
  })
  await insert(database, service, 'custom_tones', { user_id, name: `Tone ${user_id}` })
  await insert(database, service, 'generations', {
    user_id,
    property_id: property,
    tone: 'luxury',
    plan: 'free',
  })
  await database.query(`insert into public.account_deletions (user_id) values ($1)`, [user_id])
  await database.query(`insert into public.payment_customers values ($1, $2)`, [
    user_id,
    `cus_${user_id}`,
  ])
  await database.query(
    `insert into public.subscriptions (id, user_id, customer_id, plan, status, event_id, event_created)
     values ('sub_' || $1, $2, 'cus_' || $1, 'starter', 'incomplete', 'evt', now())`,
    [user_id, user_id],
  )
}

const ownedTables = (cast: Cast): Record<string, Attempts> => {
  const onEach = (statement: (id: string) => string) =>
    Object.fromEntries(Object.entries(cast).map(([label, { id }]) => [label, statement(id)]))
  const owned = (
    table: string,
    insertion: (id: string) => string,
    change: string,
    key = 'user_id',
  ): Attempts => ({
    select: onEach((id) => `select from public.${table} where ${key} = '${id}'`),
    insert: onEach((id) => `insert into public.${table} ${insertion(id)}`),
    update: onEach((id) => `update public.${table} set ${change} where ${key} = '${id}'`),
    delete: onEach((id) => `delete from public.${table} where ${key} = '${id}'`),
  })
  return {
    profiles: owned(
      'profiles',
      (id) => `(id) values ('${id}') on conflict (id) do update set company = 'x'`,
      `company = 'Mercer & Vale'`,
      'id',
    ),
    properties: owned(
      'properties',
      (id) =>
        `(user_id, address, city, state, zip_code, bedrooms, bathrooms, square_feet, price)
         values ('${id}', '1 Elm', 'Macon', 'GA', '31201', 1, 1, 900, 1)`,
      'price = 2',
    ),
    property_photos: owned(
      'property_photos',
      (id) => `(id, user_id, property_id, width, height) values ('${id}', '${id}', '${id}', 3, 2)`,
      `alt = 'The kitchen'`,
    ),
    content: owned(
      'content',
      (id) =>
        `(user_id, property_id, description, social_captions)
         values ('${id}', '${id}', 'Text',
           '{"facebook":"","instagram":"","linkedin":"","twitter":""}')`,
      `description = 'Better text'`,
    ),
    translations: owned(
      'translations',
      (id) =>
        `(content_id, language, user_id, description, social_captions, model, of_description)
         select id, 'zh', '${id}', 'Text', '{}', 'sandbox', 'Text' from public.content where user_id = '${id}' limit 1`,
      `left_out = 1`,
    ),
    drafts: owned(
      'drafts',
      (id) => `(user_id, subject, body) values ('${id}', 'other', '{}')`,
      `body = '{"tone":"casual"}'`,
    ),
    custom_tones: owned(
      'custom_tones',
      (id) => `(user_id, name) values ('${id}', 'Alpine')`,
      'warmth = 5',
    ),
    generations: owned(
      'generations',
      (id) =>
        `(user_id, property_id, tone, plan) values ('${id}', gen_random_uuid(), 'luxury', 'pro')`,
      `plan = 'pro'`,
    ),
    subscriptions: owned(
      'subscriptions',
      (id) =>
        `(id, user_id, customer_id, plan, status, event_id, event_created)
         values ('new', '${id}', 'cus', 'pro', 'active', 'evt', now())`,
      `plan = 'pro'`,
    ),
    payment_customers: owned(
      'payment_customers',
      (id) =>
        `values ('${id}', 'cus_new') on conflict (user_id) do update set customer_id = 'cus_new'`,
      `customer_id = 'cus_new'`,
    ),
    account_deletions: owned(
      'account_deletions',
      (id) => `values ('${id}') on conflict (user_id) do update set due_at = now()`,
      'due_at = now()',
    ),
  }
}

const teamTables = (teams: Teams, { aOwner, bOwner }: Cast): Record<string, Attempts> => {
  const onBoth = (statement: (team: string, owner: string) => string) => ({
    A: statement(teams.A, aOwner.id),
    B: statement(teams.B, bOwner.id),
  })
  return {
    teams: {
      select: onBoth((team) => `select from public.teams where id = '${team}'`),
      insert: onBoth(() => `insert into public.teams (name) values ('Another')`),
      update: onBoth((team) => `update public.teams set name = 'Renamed' where id = '${team}'`),
      delete: onBoth((team) => `delete from public.teams where id = '${team}'`),
    },
    team_members: {
      select: onBoth((team) => `select from public.team_members where team_id = '${team}'`),
      insert: onBoth(
        (team, owner) =>
          `insert into public.team_members (team_id, user_id) values ('${team}', '${owner}')
           on conflict (user_id) do update set joined_at = now()`,
      ),
      update: onBoth(
        (team) => `update public.team_members set joined_at = now() where team_id = '${team}'`,
      ),
      delete: onBoth((team) => `delete from public.team_members where team_id = '${team}'`),
    },
    team_invitations: {
      select: onBoth(
        (team) =>
          `select from public.team_invitations where team_id = '${team}' and accepted_at is null`,
      ),
      insert: onBoth(
        (team) =>
          `insert into public.team_invitations (team_id, email) values ('${team}', 'a@b.test')`,
      ),
      update: onBoth(
        (team) => `update public.team_invitations set expires_at = now() where team_id = '${team}'`,
      ),
      delete: onBoth((team) => `delete from public.team_invitations where team_id = '${team}'`),
    },
  }
}

/** One row a library, which is a team's or a person's. */
const settingsOf = (libraries: Record<string, string>): Attempts => {
  const onEach = (statement: (library: string) => string) =>
    Object.fromEntries(Object.entries(libraries).map(([label, id]) => [label, statement(id)]))
  const table = 'public.writing_settings'
  return {
    select: onEach((id) => `select from ${table} where library_id = '${id}'`),
    insert: onEach(
      (id) =>
        `insert into ${table} (library_id) values ('${id}')
         on conflict (library_id) do update set engine = 'built-in'`,
    ),
    update: onEach((id) => `update ${table} set engine = 'built-in' where library_id = '${id}'`),
    delete: onEach((id) => `delete from ${table} where library_id = '${id}'`),
  }
}

const platformTable = (table: string, insertion: string, change: string): Attempts => ({
  select: { row: `select from public.${table}` },
  insert: { row: `insert into public.${table} ${insertion}` },
  update: { row: `update public.${table} set ${change}` },
  delete: { row: `delete from public.${table}` },
})

const PLATFORM_TABLES = {
  plans: platformTable(
    'plans',
    `select * from public.plans on conflict (id) do update set users = excluded.users`,
    'users = 50',
  ),
  payment_events: platformTable(
    'payment_events',
    `(id, type, created) values ('evt_new', 'test', now())`,
    `type = 'other'`,
  ),
  beta_invites: platformTable(
    'beta_invites',
    `(full_name, email) values ('Al', 'al@listwright.test')`,
    `full_name = 'Bo'`,
  ),
  mail_outbox: platformTable(
    'mail_outbox',
    `(to_address, subject, letter) values ('a@b.test', 'Hi', '{}')`,
    `state = 'sent'`,
  ),
}
