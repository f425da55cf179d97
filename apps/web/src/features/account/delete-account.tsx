import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { formatDate } from '@/lib/format.ts'
import { authenticatorOf } from '@/lib/session/assurance.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { CodeForm } from './code-form.tsx'
import { accountDeletionQuery } from './queries.ts'

/** Leaving: with the password or a code, thirty days to think again, then everything is gone. */
export const DeleteAccount = () => {
  const { client, user } = useAuth()
  const queryClient = useQueryClient()
  const query = accountDeletionQuery(client)
  const { data: deletion } = useQuery(query)
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<string>()
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  const factor = authenticatorOf(user)

  const request = async (): Promise<string | undefined> => {
    const { error } = await client.rpc('request_account_deletion')
    if (error) {
      console.error(error)
      return 'The account could not be deleted. Please try again.'
    }
    setIsOpen(false)
    await refresh()
  }

  const confirmWithPassword = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    const { error } = await client.auth.signInWithPassword({ email: user?.email ?? '', password })
    setError(error ? error.message : await request())
  }

  const confirmWithCode = async (code: string) => {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })
    return error ? error.message : await request()
  }

  const cancel = useMutation({
    mutationFn: async () => unwrap(await client.rpc('cancel_account_deletion')),
    onSuccess: () => {
      toast.success('Your account stays')
      return refresh()
    },
    onError: (failure) => {
      console.error(failure)
      toast.error('That did not work. Please try again.')
    },
  })

  if (deletion) {
    return (
      <div
        role="status"
        className="mt-6 grid gap-3 rounded-md border border-danger bg-danger-wash p-4 text-sm text-danger"
      >
        <p>Your account and everything in it will be deleted on {formatDate(deletion.due_at)}.</p>
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          busy={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          Keep my account
        </Button>
      </div>
    )
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="link" className="mt-6 text-danger">
          Delete my account
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Delete your account?"
        description="In 30 days everything you saved is gone for good. Until then you can change your mind here."
      >
        {factor ? (
          <CodeForm action="Delete my account" onSubmit={confirmWithCode} />
        ) : (
          <form
            noValidate
            onSubmit={(event) => void confirmWithPassword(event)}
            className="grid gap-5"
          >
            <Field label="Password" error={error}>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
            <Button type="submit" variant="destructive" className="justify-self-start">
              Delete my account
            </Button>
          </form>
        )}
      </DialogContent>
    </Dialog>
  )
}
