/**
 * Who may do what to which rows. A cell names whose rows the action reaches: `own`, `team` (the caller's team mates
 * included), `all`, `none` (nothing happens), `denied` (refused with 42501); A and B are the two teams.
 */
export const PERMISSIONS = `
table              action  anon    solo    aOwner  aMember bOwner  service
plans              select  all     all     all     all     all     all
plans              insert  denied  denied  denied  denied  denied  all
plans              update  denied  denied  denied  denied  denied  all
plans              delete  denied  denied  denied  denied  denied  all
profiles           select  denied  own     own     own     own     all
profiles           insert  denied  denied  denied  denied  denied  all
profiles           update  denied  own     own     own     own     all
profiles           delete  denied  denied  denied  denied  denied  all
properties         select  denied  own     team    team    own     all
properties         insert  denied  own     own     own     own     all
properties         update  denied  own     own     own     own     all
properties         delete  denied  own     own     own     own     all
property_photos    select  denied  own     team    team    own     all
property_photos    insert  denied  own     own     own     own     all
property_photos    update  denied  own     own     own     own     all
property_photos    delete  denied  own     own     own     own     all
content            select  denied  own     team    team    own     all
content            insert  denied  own     own     own     own     all
content            update  denied  own     own     own     own     all
content            delete  denied  own     own     own     own     all
translations       select  denied  own     team    team    own     all
translations       insert  denied  denied  denied  denied  denied  all
translations       update  denied  denied  denied  denied  denied  all
translations       delete  denied  own     own     own     own     all
drafts             select  denied  own     own     own     own     all
drafts             insert  denied  own     own     own     own     all
drafts             update  denied  own     own     own     own     all
drafts             delete  denied  own     own     own     own     all
custom_tones       select  denied  own     team    team    own     all
custom_tones       insert  denied  denied  own     own     own     all
custom_tones       update  denied  none    own     own     own     all
custom_tones       delete  denied  own     own     own     own     all
writing_settings   select  denied  own     A       A       B       all
writing_settings   insert  denied  own     A       denied  B       all
writing_settings   update  denied  own     A       none    B       all
writing_settings   delete  denied  own     A       none    B       all
generations        select  denied  own     own     own     own     all
generations        insert  denied  denied  denied  denied  denied  all
generations        update  denied  denied  denied  denied  denied  all
generations        delete  denied  denied  denied  denied  denied  all
subscriptions      select  denied  own     own     own     own     all
subscriptions      insert  denied  denied  denied  denied  denied  all
subscriptions      update  denied  denied  denied  denied  denied  all
subscriptions      delete  denied  denied  denied  denied  denied  all
payment_customers  select  denied  denied  denied  denied  denied  all
payment_customers  insert  denied  denied  denied  denied  denied  all
payment_customers  update  denied  denied  denied  denied  denied  all
payment_customers  delete  denied  denied  denied  denied  denied  all
payment_events     select  denied  denied  denied  denied  denied  all
payment_events     insert  denied  denied  denied  denied  denied  all
payment_events     update  denied  denied  denied  denied  denied  all
payment_events     delete  denied  denied  denied  denied  denied  all
teams              select  denied  none    A       A       B       all
teams              insert  denied  denied  denied  denied  denied  all
teams              update  denied  none    A       none    B       all
teams              delete  denied  denied  denied  denied  denied  all
team_members       select  denied  none    A       A       B       all
team_members       insert  denied  denied  denied  denied  denied  all
team_members       update  denied  denied  denied  denied  denied  all
team_members       delete  denied  denied  denied  denied  denied  all
team_invitations   select  denied  none    A       none    B       all
team_invitations   insert  denied  denied  denied  denied  denied  all
team_invitations   update  denied  denied  denied  denied  denied  all
team_invitations   delete  denied  none    A       none    B       all
account_deletions  select  denied  own     own     own     own     all
account_deletions  insert  denied  denied  denied  denied  denied  all
account_deletions  update  denied  denied  denied  denied  denied  all
account_deletions  delete  denied  denied  denied  denied  denied  all
beta_invites       select  denied  denied  denied  denied  denied  all
beta_invites       insert  all     all     all     all     all     all
beta_invites       update  denied  denied  denied  denied  denied  all
beta_invites       delete  denied  denied  denied  denied  denied  all
mail_outbox        select  denied  denied  denied  denied  denied  all
mail_outbox        insert  denied  denied  denied  denied  denied  all
mail_outbox        update  denied  denied  denied  denied  denied  all
mail_outbox        delete  denied  denied  denied  denied  denied  all
`

export const ACTORS = ['anon', 'solo', 'aOwner', 'aMember', 'bOwner', 'service'] as const
export type Actor = (typeof ACTORS)[number]

export const ACTIONS = ['select', 'insert', 'update', 'delete'] as const
export type Action = (typeof ACTIONS)[number]

export interface PermissionRow {
  table: string
  action: Action
  expected: Record<Actor, string>
}

export const permissionRows = (): PermissionRow[] =>
  PERMISSIONS.trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [table = '', action, ...cells] = line.split(/\s+/)
      return {
        table,
        action: action as Action,
        expected: Object.fromEntries(
          ACTORS.map((actor, at) => [actor, cells[at] ?? '']),
        ) as PermissionRow['expected'],
      }
    })
