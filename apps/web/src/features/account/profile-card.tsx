import { zodResolver } from '@hookform/resolvers/zod'
import { type ProfileInput, profileInput } from '@listwright/contracts'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { useUpdateProfile } from '@/data/profile/mutations.ts'
import type { Profile } from '@/data/profile/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

export const ProfileCard = ({ profile }: { profile: Profile }) => {
  const { client, user } = useAuth()
  const update = useUpdateProfile(client, user?.id)
  const { register, handleSubmit, formState } = useForm<ProfileInput>({
    resolver: zodResolver(profileInput),
    defaultValues: {
      fullName: profile.fullName ?? '',
      email: profile.email ?? '',
      company: profile.company ?? '',
    },
  })
  const { errors } = formState

  return (
    <Card aria-labelledby="profile-title">
      <CardTitle id="profile-title">Profile</CardTitle>
      <CardDescription>How you appear to your team and in your mails.</CardDescription>
      <form
        noValidate
        onSubmit={handleSubmit((values) => update.mutate(values))}
        className="mt-6 grid gap-5 sm:grid-cols-2"
      >
        <Field label="Full Name" error={errors.fullName?.message}>
          <Input {...register('fullName')} autoComplete="name" />
        </Field>
        <Field label="Company" note="optional" error={errors.company?.message}>
          <Input {...register('company')} autoComplete="organization" />
        </Field>
        <Field
          label="Email"
          hint="Your contact address. The address you sign in with is under Security, and stays as it is."
          error={errors.email?.message}
          className="sm:col-span-2"
        >
          <Input {...register('email')} type="email" autoComplete="email" />
        </Field>
        <Button type="submit" busy={update.isPending} className="justify-self-start">
          {update.isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </form>
    </Card>
  )
}
