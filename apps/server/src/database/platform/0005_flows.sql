create type auth.code_challenge_method as enum ('s256', 'plain');
create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token',
  'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);

-- One row per PKCE or OAuth flow, from its start to the exchange of its code.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  -- SHA-256 of the code in the redirect.
  auth_code text unique,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  -- Sealed with a key derived from the code, which only the client holds.
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  referrer text,
  linking_target_id uuid references auth.users (id) on delete cascade,
  -- What the provider must give back, and what we must show it.
  nonce text,
  provider_code_verifier text,
  browser_hash text,
  used_at timestamptz
);
create index flow_state_created_at_idx on auth.flow_state (created_at desc);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  -- SHA-256 of the link's token, and the six digits under a keyed hash.
  token_hash text not null unique,
  code_hash text not null,
  relates_to text not null,
  verification_type text not null,
  flow_state_id uuid references auth.flow_state (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, token_type)
);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

-- Counters shared by every process of the server.
create table auth.rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_resets_at_idx on auth.rate_limits (resets_at);

alter table auth.flow_state enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.rate_limits enable row level security;
