import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { inviteMember, useTeamAction } from '@/data/team/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'

export const InviteForm = () => {
  const { client } = useAuth()
  const action = useTeamAction(client)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('invitee')).trim()
    if (!email) return
    action.mutate(inviteMember(email), {
      onSuccess: () => {
        form.reset()
        toast.success(`Invitation sent to ${email}`)
      },
    })
  }

  return (
    <form onSubmit={submit} className="mt-5 flex flex-wrap items-end gap-3">
      <Field label="Invite by mail" className="min-w-48 flex-1">
        <Input name="invitee" type="email" autoComplete="off" required />
      </Field>
      <Button type="submit" variant="outline" busy={action.isPending}>
        Send invitation
      </Button>
    </form>
  )
}
