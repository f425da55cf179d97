-- The finished text, by mail, to agents who asked for it: whoever saves content, from whichever client, gets the same one.

create function private.finished_text_letter(saved public.content, title text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'title', title,
    'lead', saved.headline,
    'paragraphs', jsonb_build_array(saved.description),
    'sections', (
      select jsonb_agg(
        jsonb_build_object('title', network.label, 'text', saved.social_captions ->> network.key) order by network.position
      )
      from (values
        (1, 'facebook', 'Facebook'), (2, 'instagram', 'Instagram'), (3, 'linkedin', 'LinkedIn'), (4, 'twitter', 'Twitter')
      ) as network (position, key, label)
    ),
    'footnote', 'You get this because email notifications are on. Switch them off under Account Settings.'
  ))
$$;

create function private.mail_finished_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  recipient text;
  title constant text := 'Your text for ' || btrim(regexp_replace(
    split_part(new.place, E'\n', 1), '[[:cntrl:][:space:]]+', ' ', 'g'
  ));
begin
  select email into recipient from public.profiles
  where id = new.user_id and email_notifications and private.is_mailable(email);
  -- The contact address is not proven to be the user's, so nobody can be flooded through it.
  if recipient is null or (
    select count(*) >= 30 from public.mail_outbox
    where to_address = recipient and created_at > now() - interval '1 hour' and dedupe_key like 'content-saved:%'
  ) then
    return null;
  end if;
  insert into public.mail_outbox (to_address, subject, letter, dedupe_key)
  values (recipient, title, private.finished_text_letter(new, title), 'content-saved:' || new.id)
  on conflict do nothing;
  return null;
end
$$;

-- Samples are loaded, not finished: nobody is mailed about those.
create trigger mail_finished_text after insert on public.content
  for each row when (coalesce(current_setting('listwright.loading_samples', true), '') <> 'on')
  execute function private.mail_finished_text();

revoke execute on all functions in schema private from public;
