import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'

/** Who may call which function; those of `private` are reached through policies and other functions only. */
const EXECUTE = `
accept_invitation         authenticated
apply_subscription        service_role
cancel_account_deletion   authenticated
claim_mails               service_role
content_filters           authenticated
create_team               authenticated
describe_invitation       service_role
export_my_data            authenticated
invite_member             authenticated
issue_invitation_token    service_role
keep_draft                authenticated
leave_team                authenticated
library_counts            authenticated
list_drafts               authenticated
list_my_sessions          authenticated
load_sample_listings      authenticated
mail_address_of           service_role
mail_failed               service_role
mail_invitation           service_role
mail_sent                 service_role
my_plan                   authenticated
order_photos              authenticated
plan_of                   service_role
preview_invitation        anon authenticated
property_filters          authenticated
purge_deleted_accounts    service_role
record_generation         service_role
record_payment_event      service_role
refresh_plans             service_role
release_generation        service_role
remove_member             authenticated
request_account_deletion  authenticated
require_confirmed_address authenticated
reserve_generation        authenticated
reserve_translation       authenticated
revoke_my_session         authenticated
run_housekeeping          service_role
search_content            authenticated
search_properties         authenticated
seed_demo                 service_role
session_standing          anon authenticated
team_roster               authenticated
transfer_team             authenticated
unmailed_beta_invite      service_role
usage_this_month          authenticated
`

const OURS = `('public'::regnamespace, 'private'::regnamespace)`

describeDatabases(
  (open) => {
    let database: Database
    beforeAll(async () => {
      database = await open()
    })

    const names = async (query: string) =>
      (await database.query<{ name: string }>(query)).rows.map((row) => row.name)

    it('[ENT-71] neither a property nor a text has a status', async () => {
      expect(
        await names(`select column_name as name from information_schema.columns where table_schema = 'public'
        and table_name in ('properties', 'content') and column_name ~ 'status|state_of|stage|lifecycle'`),
      ).toEqual([])
    })

    it('[SEC-AC-01] every table has row-level security, enabled and forced', async () => {
      expect(
        await names(`select relname as name from pg_class
        where relnamespace in ${OURS} and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`),
      ).toEqual([])
    })

    it('[SEC-AC-01] every table has a policy', async () => {
      expect(
        await names(`select relname as name from pg_class where relnamespace in ${OURS} and relkind in ('r', 'p')
        and not exists (select from pg_policy where polrelid = pg_class.oid)`),
      ).toEqual([])
    })

    it('[SEC-AC-01] every view runs with the rights of its reader', async () => {
      expect(
        await names(`select relname as name from pg_class where relnamespace in ${OURS} and relkind = 'v'
        and not coalesce(reloptions::text like '%security_invoker=true%', false)`),
      ).toEqual([])
    })

    it('[SEC-MFA-03] every table a signed-in user can read asks how strong the session is, except the price list', async () => {
      expect(
        await names(`select relname as name from pg_class
        where relnamespace in ${OURS} and relkind = 'r' and has_table_privilege('authenticated', oid, 'select')
          and not exists (
            select from pg_policy where polrelid = pg_class.oid and not polpermissive and polcmd = '*'
              and pg_get_expr(polqual, polrelid) like '%session_is_strong_enough()%'
          )`),
      ).toEqual(['plans'])
    })

    it('[SEC-AC-10] every function that runs with the rights of its owner fixes its search path', async () => {
      expect(
        await names(`select proname as name from pg_proc where pronamespace in ${OURS} and prosecdef
        and not coalesce('search_path=""' = any (proconfig), false)`),
      ).toEqual([])
    })

    // Hosted Supabase loads `safeupdate` into the sessions of its API.
    it('no function changes or deletes rows without saying which', async () => {
      const { rows } = await database.query<{ name: string; body: string }>(
        `select proname as name, prosrc as body from pg_proc where pronamespace in ${OURS}`,
      )
      const careless = rows.flatMap(({ name, body }) =>
        body
          .replace(/--.*$/gm, '')
          .split(';')
          .filter((statement) =>
            /(?<!for |do |before |after )\b(update \w+\.\w+|delete from)\b/i.test(statement),
          )
          .filter((statement) => !/\bwhere\b/i.test(statement))
          .map(() => name),
      )
      expect(careless).toEqual([])
    })

    it('[SEC-AC-10] no function is open to everyone', async () => {
      expect(
        await names(`select proname as name from pg_proc
        where pronamespace in ${OURS} and has_function_privilege('public', oid, 'execute')`),
      ).toEqual([])
    })

    it('[SEC-AC-10] each function can be called by those it is for', async () => {
      const { rows } = await database.query<{ line: string }>(`
      select rpad(proname, 26) || string_agg(role, ' ' order by role) as line
      from pg_proc cross join unnest(array['anon', 'authenticated', 'service_role']) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')
        and (role <> 'service_role' or not has_function_privilege('authenticated', pg_proc.oid, 'execute'))
      group by proname order by proname collate "C"`)
      expect(rows.map((row) => row.line)).toEqual(EXECUTE.trim().split('\n'))
    })

    it('every foreign key has an index on the side that is searched when the other goes', async () => {
      expect(
        await names(`select conrelid::regclass || '.' || conname as name from pg_constraint as key
        where contype = 'f' and connamespace in ${OURS} and not exists (
          select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        )`),
      ).toEqual([])
    })

    describe('the columns that decide who owns, pays and counts', () => {
      it.each([
        [
          'profiles',
          [
            'company',
            'email',
            'email_notifications',
            'full_name',
            'ip_lock_enabled',
            'two_factor_enabled',
          ],
        ],
        [
          'properties',
          [
            'address',
            'bathrooms',
            'bedrooms',
            'city',
            'features',
            'lot_size',
            'price',
            'property_type',
            'square_feet',
            'state',
            'year_built',
            'zip_code',
          ],
        ],
        [
          'content',
          // A generation is taken only for the property it was written about: see refine-content's tests.
          [
            'description',
            'generation_id',
            'headline',
            'social_captions',
            'spans',
            'tone',
            'unused',
          ],
        ],
        [
          'custom_tones',
          ['avoid', 'base', 'closing', 'formality', 'name', 'opening', 'prefer', 'warmth'],
        ],
        ['property_photos', ['alt']],
        ['drafts', ['body', 'content_id', 'device', 'property_id', 'version']],
        ['teams', ['name']],
        ['subscriptions', []],
        ['generations', []],
        ['translations', []],
        ['writing_settings', ['engine', 'house_rules', 'languages', 'model']],
      ])('[SEC-AC-04] are not among those a user may write in %s', async (table, writable) => {
        expect(
          await names(`select attname as name from pg_attribute
          where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped
            and has_column_privilege('authenticated', attrelid, attnum, 'update') order by attname`),
        ).toEqual(writable)
      })
    })
  },
  ['without', 'with'],
)
