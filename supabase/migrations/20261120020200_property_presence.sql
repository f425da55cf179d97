-- Who looks at a property: the private channel 'property:<id>' is open to those who may read the property, for presence
-- alone. The policies of the properties decide, session and second factor included.

create function private.property_of_topic() returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  if realtime.topic() like 'property:%' then
    return substr(realtime.topic(), 10)::uuid;
  end if;
  return null;
exception when invalid_text_representation then
  return null;
end
$$;
revoke execute on function private.property_of_topic() from public;
grant execute on function private.property_of_topic() to authenticated;

create policy "readers of a property see who looks at it" on realtime.messages
  for select to authenticated
  using (
    extension = 'presence'
    and exists (select from public.properties as property where property.id = (select private.property_of_topic()))
  );
create policy "readers of a property are seen looking at it" on realtime.messages
  for insert to authenticated
  with check (
    extension = 'presence'
    and exists (select from public.properties as property where property.id = (select private.property_of_topic()))
  );
