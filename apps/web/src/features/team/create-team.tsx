import { TEAM_NAME_MAX } from '@listwright/contracts'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { createTeam, useTeamAction } from '@/data/team/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

export const CreateTeam = () => {
  const { client } = useAuth()
  const action = useTeamAction(client)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name) action.mutate(createTeam(name))
  }

  return (
    <form onSubmit={submit} className="mt-5 flex flex-wrap items-end gap-3">
      <Field label="Team name" className="min-w-48 flex-1">
        <Input name="name" maxLength={TEAM_NAME_MAX} required />
      </Field>
      <Button type="submit" busy={action.isPending}>
        Create team
      </Button>
    </form>
  )
}
