-- A PostgreSQL as hosted Supabase hands it over, as far as our migrations and rules can tell: who owns what, what the
-- project's own user (`hosted_owner`; there it is called postgres, and is no superuser either) may do, and tables of the
-- auth server that have no defaults for what that server always writes itself.
-- Run by a superuser in an empty database. `automatic_grants` says whether new tables are open to the API's roles.

create schema extensions authorization hosted_owner;
grant usage on schema extensions to public;
grant all on schema public to hosted_owner;
grant usage on schema public to anon, authenticated, service_role;

do $$
begin
  if current_setting('shape.automatic_grants') = 'on' then
    alter default privileges for role hosted_owner in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role hosted_owner in schema public
      grant all on functions to anon, authenticated, service_role;
    alter default privileges for role hosted_owner in schema public
      grant all on sequences to anon, authenticated, service_role;
  end if;
end
$$;

-- What the project's user may do with the auth server's tables: everything but change them.
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to hosted_owner, anon, authenticated, service_role;
set role supabase_auth_admin;
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.users (
  instance_id uuid,
  id uuid not null primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0,
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index on auth.users (email) where not is_sso_user;
create table auth.identities (
  id uuid not null primary key,
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored
);
create table auth.sessions (
  id uuid not null primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  -- Without a time zone there, alone among all times.
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text
);
create table auth.mfa_factors (
  id uuid not null primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz,
  web_authn_credential jsonb,
  web_authn_aaguid uuid
);
create table auth.schema_migrations (version varchar(255) not null primary key);
create table auth.audit_log_entries (
  instance_id uuid,
  id uuid not null primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.audit_log_entries enable row level security;
grant all on all tables in schema auth to hosted_owner;
create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
reset role;

-- Files and messages belong to their services. That the project's user may add policies to them is a special grant of the
-- platform; membership stands in for it.
create schema storage authorization supabase_storage_admin;
grant usage on schema storage to hosted_owner, anon, authenticated, service_role;
set role supabase_storage_admin;
create table storage.buckets (
  id text not null primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table storage.objects (
  id uuid not null default gen_random_uuid() primary key,
  bucket_id text references storage.buckets,
  name text,
  owner uuid,
  owner_id text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  user_metadata jsonb
);
create unique index on storage.objects (bucket_id, name);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to hosted_owner, anon, authenticated, service_role;
-- Rows of files go with their files, through the service.
create function storage.refuse_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger refuse_delete before delete on storage.objects
  for each statement execute function storage.refuse_delete();
reset role;

create schema realtime authorization supabase_realtime_admin;
grant usage on schema realtime to hosted_owner, anon, authenticated, service_role;
set role supabase_realtime_admin;
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
) partition by range (inserted_at);
create table realtime.messages_of_all_days partition of realtime.messages default;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to hosted_owner, anon, authenticated, service_role;
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
reset role;

create publication supabase_realtime;
alter publication supabase_realtime owner to hosted_owner;
