-- The finished text, by mail, to agents who asked for it. Written here in full: the outbox holds complete mails only,
-- and whoever saves content, from whichever client, gets the same one.

create function private.html_escape(plain text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(replace(replace(
    plain, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;

-- Blank lines part paragraphs, as they do in a description.
create function private.html_paragraphs(plain text, style text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(
    format('<p style="%s">%s</p>', style, replace(private.html_escape(btrim(paragraph, E' \n\r')), E'\n', '<br>')),
    E'\n' order by position
  ), '')
  from regexp_split_to_table(plain, '\n[[:space:]]*\n') with ordinality as parts (paragraph, position)
  where btrim(paragraph, E' \n\r') <> ''
$$;

create function private.mail_page(title text, preview text, body text) returns text
language sql immutable set search_path = ''
as $$
  select format($html$<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>%1$s</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #14181a !important }
  .card { background: #1d2326 !important }
  .card, .card p, .card h1, .card h2 { color: #e9e6df !important }
  .quiet { color: #a4a89f !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f5f2ec">
<div style="display:none;max-height:0;overflow:hidden">%2$s</div>
<table role="presentation" width="100%%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" class="card" width="100%%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px;font-family:Georgia,'Times New Roman',serif;color:#1f2a2e">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">%1$s</h1>
%3$s
</td></tr></table>
<p class="quiet" style="margin:16px 0 0;font:12px/1.5 -apple-system,'Segoe UI',sans-serif;color:#6b6f69">Listwright, for real estate agents</p>
</td></tr></table>
</body>
</html>$html$, private.html_escape(title), private.html_escape(preview), body)
$$;

create function private.finished_text_html(saved public.content, title text) returns text
language sql stable set search_path = ''
as $$
  select private.mail_page(title, left(saved.description, 120),
    private.html_paragraphs(coalesce(saved.headline, ''), 'margin:0 0 12px;font-size:18px;line-height:1.4;font-style:italic')
    || private.html_paragraphs(saved.description, 'margin:0 0 14px;font-size:16px;line-height:1.6')
    || string_agg(
      format('<h2 style="margin:24px 0 8px;font-size:14px;letter-spacing:.04em">%s</h2>', label)
      || private.html_paragraphs(
        saved.social_captions ->> network, 'margin:0 0 10px;font:14px/1.55 -apple-system,''Segoe UI'',sans-serif'
      ),
      E'\n' order by position
    )
    || '<p class="quiet" style="margin:28px 0 0;font:12px/1.5 -apple-system,''Segoe UI'',sans-serif;color:#6b6f69">'
    || 'You get this because email notifications are on. Switch them off under Account Settings.</p>'
  )
  from (values
    ('facebook', 'Facebook', 1), ('instagram', 'Instagram', 2), ('linkedin', 'LinkedIn', 3), ('twitter', 'Twitter', 4)
  ) as networks (network, label, position)
$$;

create function private.finished_text_plain(saved public.content, title text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(E'\n\n', title, saved.headline, saved.description,
    E'Facebook\n' || (saved.social_captions ->> 'facebook'),
    E'Instagram\n' || (saved.social_captions ->> 'instagram'),
    E'LinkedIn\n' || (saved.social_captions ->> 'linkedin'),
    E'Twitter\n' || (saved.social_captions ->> 'twitter'),
    'You get this because email notifications are on. Switch them off under Account Settings.'
  )
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
  insert into public.mail_outbox (to_address, subject, text, html, dedupe_key) values (
    recipient, title, private.finished_text_plain(new, title), private.finished_text_html(new, title),
    'content-saved:' || new.id
  )
  on conflict do nothing;
  return null;
end
$$;

-- Samples are loaded, not finished: nobody is mailed about those.
create trigger mail_finished_text after insert on public.content
  for each row when (coalesce(current_setting('listwright.loading_samples', true), '') <> 'on')
  execute function private.mail_finished_text();

revoke execute on all functions in schema private from public;
