-- Guesses are counted before they are judged: any number of them at once get no more verdicts than the limit allows.
-- Answers until when to wait; null lets the guess be judged. A refused guess is not counted, so that a block ends alone.
create function auth.count_attempt(counter text, most integer, at timestamptz, until timestamptz) returns timestamptz
language plpgsql as $$
declare
  waits_until timestamptz;
begin
  insert into auth.rate_limits as l (key, hits, resets_at) values (counter, 1, until)
  on conflict (key) do update set
    hits = case when l.resets_at <= at then 1 else l.hits + 1 end,
    resets_at = case when l.resets_at <= at then until else l.resets_at end
  where l.resets_at <= at or l.hits < most;
  if not found then
    select resets_at into waits_until from auth.rate_limits where key = counter;
    return coalesce(waits_until, at);
  end if;
  return null;
end
$$;

create function auth.release_attempt(counter text) returns void
language plpgsql as $$
begin
  update auth.rate_limits set hits = greatest(hits - 1, 0) where key = counter;
end
$$;

-- Everything a sign-in must know, in one statement that also counts it as a guess at the account and from the network.
drop function auth.sign_in_candidate(text, timestamptz, text, text, text);
create function auth.sign_in_candidate(
  wanted text, at timestamptz, account text, account_most integer, account_until timestamptz,
  network text, network_most integer, network_until timestamptz, requests text, requests_most integer,
  out candidate json, out waits_until timestamptz
)
language plpgsql as $$
begin
  select l.resets_at into waits_until from auth.rate_limits l
    where l.key = requests and l.resets_at > at and l.hits >= requests_most;
  if waits_until is null then
    waits_until := auth.count_attempt(account, account_most, at, account_until);
    if waits_until is null then
      waits_until := auth.count_attempt(network, network_most, at, network_until);
      -- A network that is blocked must not be able to block accounts.
      if waits_until is not null then
        perform auth.release_attempt(account);
      end if;
    end if;
  end if;
  select to_json(r) into candidate from auth.user_records r
    where r.email = wanted and not r.is_sso_user and r.deleted_at is null;
end
$$;

revoke all on function
  auth.count_attempt(text, integer, timestamptz, timestamptz), auth.release_attempt(text),
  auth.sign_in_candidate(
    text, timestamptz, text, integer, timestamptz, text, integer, timestamptz, text, integer
  )
from public;
